; Installing: the new version is unpacked beside the old one, then the two change places, so that
; a full drive, a cut cable or a virus scanner leaves the old one as it was.

!define NEW "~new"
!define OLD "~old"

Function .onInit
  SetRegView 64
  ${DisableX64FSRedirection} ; for a 32-bit Setup
  InitPluginsDir
  ${GetParameters} $R9
  Call UseLanguage
  StrCpy $Failure ${DONE}
  Call CheckWindows
  ${If} $Failure <> ${DONE}
    SetErrorLevel $Failure
    Quit
  ${EndIf}
  Call ReadOptions
  Call FindInstalled
  ${If} $INSTDIR == ""
    System::Call 'kernel32::GetCommandLineW() w .r0'
    System::Call 'shlwapi::StrStrW(w r0, w " /D=") p .r1'
    ${If} $1 <> 0 ; there is one, and NSIS did not take it
      System::Call 'shlwapi::StrStrW(w r0, w " /D=") w .r1'
      StrCpy $INSTDIR $1 "" 4
      !insertmacro Fail ${BAD_FOLDER} "$(NotAbsolute)"
      SetErrorLevel $Failure
      Quit
    ${EndIf}
    Call ProposeFolder
  ${EndIf}
FunctionEnd

!macro Switch name variable
  ClearErrors
  ${GetOptions} $R9 "${name}" $0
  ${If} ${Errors}
    StrCpy ${variable} 0
  ${Else}
    StrCpy ${variable} 1
  ${EndIf}
!macroend

Function ReadOptions
  !insertmacro Switch "/DOWNGRADE" $MayDowngrade
  !insertmacro Switch "/RELAUNCHED" $Relaunched
  !insertmacro Switch "/ALLUSERS" $AllUsers
  !insertmacro Switch "/CURRENTUSER" $1
  ${If} $AllUsers = 0
  ${AndIf} $1 = 0
    ; What is there for everyone alone is updated for everyone.
    ReadRegStr $2 HKCU "${KEY}" "InstallLocation"
    ReadRegStr $3 HKLM "${KEY}" "InstallLocation"
    ${If} $2 == ""
    ${AndIf} $3 != ""
      StrCpy $AllUsers 1
    ${EndIf}
  ${EndIf}
FunctionEnd

Function FindInstalled
  ${If} $AllUsers = 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
  ReadRegStr $OldFolder SHCTX "${KEY}" "InstallLocation"
  ReadRegStr $OldVersion SHCTX "${KEY}" "DisplayVersion"
  ReadRegStr $OldNumbers SHCTX "${KEY}" "VersionNumbers"
  ${IfNot} ${FileExists} "$OldFolder\${LIST}"
    StrCpy $OldFolder "" ; deleted by hand
    StrCpy $OldVersion ""
    StrCpy $OldNumbers ""
  ${EndIf}
  ClearErrors
  ${GetOptions} $R9 "/DESKTOP=" $WithShortcut
  ${If} ${Errors}
    StrCpy $WithShortcut 1
    ${If} $OldFolder != ""
    ${AndIfNot} ${FileExists} "$DESKTOP\${APP}.lnk"
      StrCpy $WithShortcut 0 ; it was not wanted, or has been removed
    ${EndIf}
  ${EndIf}
FunctionEnd

Function ProposeFolder
  ${If} $OldFolder != ""
    StrCpy $INSTDIR "$OldFolder"
  ${ElseIf} $AllUsers = 1
    StrCpy $INSTDIR "$PROGRAMFILES64\${APP}"
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${APP}"
  ${EndIf}
FunctionEnd

Section
  Call Check
  ${If} $Failure = ${DONE}
    Call Unpack
  ${EndIf}
  ${If} $Failure = ${DONE}
    Call ChangePlaces
  ${EndIf}
  ${If} $Failure <> ${DONE}
    Call RemoveUnpacked
    SetErrorLevel $Failure
    Abort "$(NothingChanged)"
  ${EndIf}
  Call RemoveOld
  Call Register
SectionEnd

; Where somebody has chosen to give up at a file that could not be written.
Function .onInstFailed
  ${If} $Failure = ${DONE}
    SetErrorLevel ${NOT_WRITTEN}
    Call RemoveUnpacked
  ${EndIf}
FunctionEnd

Function OnCancel
  Call RemoveUnpacked
FunctionEnd

Function Unpack
  Call RemoveUnpacked ; of an attempt that was cut short
  SetOutPath "$PLUGINSDIR"
  File "/oname=new.txt" "${GENERATED}/${LIST}"
  ${If} $OldFolder != ""
    CopyFiles /SILENT "$OldFolder\${LIST}" "$PLUGINSDIR\old.txt"
  ${ElseIf} ${FileExists} "$INSTDIR\${LIST}"
    CopyFiles /SILENT "$INSTDIR\${LIST}" "$PLUGINSDIR\old.txt"
  ${EndIf}
  ClearErrors
  CreateDirectory "$INSTDIR\${NEW}"
  ${If} ${Errors}
    SetOutPath "$TEMP"
    !insertmacro Fail ${BAD_FOLDER} "$(NotWritable)"
    Return
  ${EndIf}
  ClearErrors
  !insertmacro PayloadFiles
  SetOutPath "$INSTDIR\${NEW}"
  File "${GENERATED}/${LIST}"
  WriteUninstaller "$INSTDIR\${NEW}\${UNINSTALLER}"
  ${If} ${Errors}
    StrCpy $Failure ${NOT_WRITTEN}
  ${EndIf}
  SetOutPath "$TEMP" ; a folder that is somebody's current one cannot be moved
  ${If} $Failure <> ${DONE}
    !insertmacro Fail ${NOT_WRITTEN} "$(NotWritten)"
  ${EndIf}
FunctionEnd

; Moves what the old and the new list name from $R1 to $R2; $R5 counts what did not move.
Function MoveBoth
  StrCpy $R0 "$PLUGINSDIR\old.txt"
  Call MoveListed
  StrCpy $R5 $R3
  StrCpy $R0 "$PLUGINSDIR\new.txt" ; also what an attempt without a list has left
  Call MoveListed
  IntOp $R5 $R5 + $R3
FunctionEnd

!macro Move function from to patience
  StrCpy $R1 "${from}"
  StrCpy $R2 "${to}"
  StrCpy $R4 ${patience}
  Call ${function}
!macroend

Function ChangePlaces
  Call RemoveOld ; of an attempt that was cut short
  retry:
  CreateDirectory "$INSTDIR\${OLD}"
  !insertmacro Move MoveBoth "$INSTDIR" "$INSTDIR\${OLD}" 8
  ${If} $R5 > 0
    !insertmacro Move MoveBoth "$INSTDIR\${OLD}" "$INSTDIR" 40
    StrCpy $R1 "$INSTDIR"
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY retry
    RMDir "$INSTDIR\${OLD}"
    StrCpy $Failure ${RUNNING}
    Return
  ${EndIf}
  StrCpy $R0 "$PLUGINSDIR\new.txt"
  !insertmacro Move MoveListed "$INSTDIR\${NEW}" "$INSTDIR" 80
  ${If} $R3 > 0
    StrCpy $R0 "$PLUGINSDIR\new.txt"
    !insertmacro Move MoveListed "$INSTDIR" "$INSTDIR\${NEW}" 40
    !insertmacro Move MoveBoth "$INSTDIR\${OLD}" "$INSTDIR" 40
    RMDir "$INSTDIR\${OLD}"
    !insertmacro Fail ${NOT_WRITTEN} "$(NotWritten)"
  ${EndIf}
FunctionEnd

; The folder is ours by its name: nothing is put there but by `Unpack`.
Function RemoveUnpacked
  ${If} ${FileExists} "$INSTDIR\${NEW}\*.*"
    SetOutPath "$TEMP"
    RMDir /r "$INSTDIR\${NEW}"
  ${EndIf}
  RMDir "$INSTDIR" ; if it is empty
FunctionEnd

Function RemoveOld
  StrCpy $R1 "$INSTDIR\${OLD}"
  StrCpy $R0 "$PLUGINSDIR\old.txt"
  Call RemoveListed
  StrCpy $R0 "$PLUGINSDIR\new.txt"
  Call RemoveListed
  RMDir "$INSTDIR\${OLD}"
  ; What somebody else has put between our files is kept.
  ${If} ${FileExists} "$INSTDIR\${OLD}\*.*"
    StrCpy $0 1
    ${DoWhile} ${FileExists} "$INSTDIR\kept-$0"
      IntOp $0 $0 + 1
    ${Loop}
    Rename "$INSTDIR\${OLD}" "$INSTDIR\kept-$0"
  ${EndIf}
  RMDir "$INSTDIR\${NEW}"
FunctionEnd

Function Register
  ${If} $OldFolder != ""
  ${AndIf} $OldFolder != $INSTDIR ; it has moved
    StrCpy $R0 "$PLUGINSDIR\old.txt"
    StrCpy $R1 "$OldFolder"
    Call RemoveListed
    RMDir "$OldFolder"
  ${EndIf}
  SetOutPath "$INSTDIR" ; where shortcuts start
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0 SW_SHOWNORMAL "" "$(ShortcutHint)"
  ${If} $WithShortcut = 1
    CreateShortcut "$DESKTOP\${APP}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0 SW_SHOWNORMAL "" "$(ShortcutHint)"
  ${Else}
    Delete "$DESKTOP\${APP}.lnk"
  ${EndIf}
  WriteRegStr SHCTX "${APP_PATHS}" "" "$INSTDIR\${EXE}"
  WriteRegStr SHCTX "${APP_PATHS}" "Path" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "DisplayName" "${APP}"
  WriteRegStr SHCTX "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${KEY}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr SHCTX "${KEY}" "Publisher" "The moechat developers"
  WriteRegStr SHCTX "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr SHCTX "${KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegStr SHCTX "${KEY}" "VersionNumbers" "${NUMBERS}" ; ours: what a later Setup compares
  WriteRegDWORD SHCTX "${KEY}" "EstimatedSize" ${PAYLOAD_KB}
  WriteRegDWORD SHCTX "${KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
FunctionEnd

; With the person's own rights, also where this runs with an administrator's.
Function RunAsPerson
  Call IsAdministrator
  ${If} $0 = 1
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\${EXE}"'
  ${Else}
    Exec '"$INSTDIR\${EXE}"'
  ${EndIf}
FunctionEnd
