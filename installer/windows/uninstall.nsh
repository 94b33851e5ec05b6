; Uninstalling: what was installed goes, by the list that the uninstaller carries itself; what
; moechat has written stays, unless a person wants it gone and says so twice.

Function un.onInit
  SetRegView 64
  ${DisableX64FSRedirection} ; for a 32-bit Setup
  ${GetParameters} $R9
  Call un.UseLanguage
  StrCpy $Failure ${DONE}
  StrCpy $DeleteData 0
  StrCpy $AllUsers 0
  SetShellVarContext current
  ReadRegStr $0 HKLM "${KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    StrCpy $AllUsers 1
    SetShellVarContext all
    Call un.IsAdministrator
    ${If} $0 = 0
      Call un.AskForRights
    ${EndIf}
  ${EndIf}
FunctionEnd

Function un.AskForRights
  ${IfNot} ${Silent}
    ClearErrors
    ExecShell "runas" "$INSTDIR\${UNINSTALLER}" "/LANG=$LANGUAGE"
    ${IfNot} ${Errors}
      SetErrorLevel ${DONE}
      Quit
    ${EndIf}
  ${EndIf}
  SetErrorLevel ${NOT_ADMINISTRATOR}
  Quit
FunctionEnd

Section "Uninstall"
  SetAutoClose false ; there is no page that would say that it is done
  StrCpy $R0 "$INSTDIR"
  Call un.CheckClosed
  ${If} $Failure <> ${DONE}
    SetErrorLevel $Failure
    Abort "$(NothingChanged)"
  ${EndIf}
  ${If} $DeleteData = 1
    ; It knows where they are, and deletes nothing else. The question was asked here.
    ClearErrors
    ExecWait '"$INSTDIR\${EXE}" --delete-data --models --yes' $0
    ${If} ${Errors}
    ${OrIf} $0 <> 0
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(DataNotDeleted)" /SD IDOK
    ${EndIf}
  ${EndIf}
  SetOutPath "$PLUGINSDIR"
  File "/oname=new.txt" "${GENERATED}/${LIST}"
  SetOutPath "$TEMP"
  StrCpy $R0 "$PLUGINSDIR\new.txt"
  StrCpy $R1 "$INSTDIR"
  Call un.RemoveListed
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  Delete "$DESKTOP\${APP}.lnk"
  DeleteRegKey SHCTX "${APP_PATHS}"
  DeleteRegKey SHCTX "${KEY}"
  ${un.RefreshShellIcons}
  ; An uninstaller that runs where it is (_?=) cannot delete itself.
  ${If} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    IntOp $R2 $R2 - 1
  ${EndIf}
  ${If} $R2 > 0
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(NotAllRemoved)" /SD IDOK
    SetErrorLevel ${NOT_WRITTEN}
  ${EndIf}
SectionEnd
