; What must be true before anything is written. Each check leaves an exit code in $Failure and has
; said why, where somebody is there to read it.

!macro Fail code text
  MessageBox MB_OK|MB_ICONSTOP "${text}" /SD IDOK
  StrCpy $Failure ${code}
!macroend

!macro CommonFunctions un
; $0: 1 with administrator rights.
Function ${un}IsAdministrator
  StrCpy $0 0
  UserInfo::GetAccountType
  Pop $1
  ${If} $1 == "Admin"
    StrCpy $0 1
  ${EndIf}
FunctionEnd

; Programs in the folder $R0 that run cannot be opened for writing.
Function ${un}CheckClosed
  retry:
  StrCpy $R1 ""
  FindFirst $0 $1 "$R0\*.exe"
  ${DoWhile} $1 != ""
    ${If} $1 != "${UNINSTALLER}"
      ClearErrors
      FileOpen $2 "$R0\$1" a
      ${If} ${Errors}
        StrCpy $R1 "$R0\$1"
      ${Else}
        FileClose $2
      ${EndIf}
    ${EndIf}
    FindNext $0 $1
  ${Loop}
  FindClose $0
  ${If} $R1 != ""
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY retry
    StrCpy $Failure ${RUNNING}
  ${EndIf}
FunctionEnd

Function ${un}UseLanguage
  ClearErrors
  ${GetOptions} $R9 "/LANG=" $0
  ${IfNot} ${Errors}
    StrCpy $LANGUAGE $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro CommonFunctions ""
!insertmacro CommonFunctions "un."

Function CheckWindows
  ${IfNot} ${IsNativeAMD64}
  ${OrIfNot} ${AtLeastBuild} ${WINDOWS_BUILD}
    !insertmacro Fail ${WRONG_SYSTEM} "$(WrongSystem)"
  ${EndIf}
FunctionEnd

Function Check
  StrCpy $Failure ${DONE}
  Call CheckRights
  ${If} $Failure = ${DONE}
    Call CheckFolder
  ${EndIf}
  ${If} $Failure = ${DONE}
    Call CheckVersion
  ${EndIf}
  ${If} $Failure = ${DONE}
    Call CheckRoom
  ${EndIf}
  ${If} $Failure = ${DONE}
    StrCpy $R0 "$INSTDIR"
    Call CheckClosed
  ${EndIf}
  ${If} $Failure = ${DONE}
  ${AndIf} $OldFolder != ""
    StrCpy $R0 "$OldFolder"
    Call CheckClosed
  ${EndIf}
FunctionEnd

Function CheckRights
  Call IsAdministrator
  ${If} $AllUsers = 1
  ${AndIf} $0 = 0
    !insertmacro Fail ${NOT_ADMINISTRATOR} "$(NotAdministrator)"
  ${EndIf}
FunctionEnd

; A folder with other things in it gets one of our own below it.
Function CheckFolder
  ${If} $INSTDIR != $OldFolder
    ${GetFileName} "$INSTDIR" $0
    ${DirState} "$INSTDIR" $1
    ${If} $1 = 1
    ${AndIf} $0 != "${APP}"
      StrCpy $INSTDIR "$INSTDIR\${APP}"
    ${EndIf}
  ${EndIf}
  StrCpy $0 $INSTDIR 2 1
  StrLen $1 $INSTDIR
  IntOp $1 $1 + ${LONGEST}
  ${If} $0 != ":\"
    !insertmacro Fail ${BAD_FOLDER} "$(NotAbsolute)"
  ${ElseIf} $1 > 259 ; MAX_PATH without its final zero
    !insertmacro Fail ${BAD_FOLDER} "$(TooLong)"
  ${EndIf}
FunctionEnd

Function CheckVersion
  ${If} $OldNumbers == ""
  ${OrIf} $MayDowngrade = 1
    Return
  ${EndIf}
  ${VersionCompare} "$OldNumbers" "${NUMBERS}" $0
  ${If} $0 = 1
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(IsNewer)" /SD IDNO IDYES agreed
    StrCpy $Failure ${NEWER_INSTALLED}
    Return
    agreed:
    StrCpy $MayDowngrade 1
  ${EndIf}
FunctionEnd

; The old version stays until the new one is there in full, so that both need room.
Function CheckRoom
  StrCpy $R0 "$INSTDIR"
  ${DoUntil} ${FileExists} "$R0\*.*"
    StrCpy $0 $R0 "" 2
    ${If} $0 == "" ; a drive with nothing on it
      ${Break}
    ${EndIf}
    ${GetParent} "$R0" $R0
  ${Loop}
  System::Call 'kernel32::GetDiskFreeSpaceExW(w "$R0\", *l .r1, p 0, p 0) i .r0'
  ${If} $0 <> 0
    System::Int64Op $1 / 1048576
    Pop $1
    IntOp $2 ${PAYLOAD_KB} / 1024
    IntOp $2 $2 + 32 ; for what a drive needs around it
    System::Int64Op $1 < $2
    Pop $0
    ${If} $0 = 1
      !insertmacro Fail ${NO_ROOM} "$(NoRoom)"
    ${EndIf}
  ${EndIf}
FunctionEnd
