; The page before installing, and the one before uninstalling.

Var Me
Var Everyone
Var FolderField
Var BrowseButton
Var DesktopBox
Var DataBox

Function OptionsPage
  ${If} $Relaunched = 1 ; all is answered
    Abort
  ${EndIf}
  ${If} $OldFolder == ""
    !insertmacro MUI_HEADER_TEXT "$(InstallTitle)" "$(InstallSubtitle)"
  ${Else}
    !insertmacro MUI_HEADER_TEXT "$(UpdateTitle)" "$(UpdateSubtitle)"
  ${EndIf}
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 0 100% 12u "$(OnlyMe)"
  Pop $Me
  ${NSD_AddStyle} $Me ${WS_GROUP}
  ${NSD_OnClick} $Me OnUsers
  ${NSD_CreateRadioButton} 0 15u 100% 12u "$(ForEveryone)"
  Pop $Everyone
  ${NSD_OnClick} $Everyone OnUsers
  ${NSD_CreateLabel} 0 37u 100% 10u "$(Folder)"
  Pop $0
  ${NSD_CreateDirRequest} 0 48u 76% 13u "$INSTDIR"
  Pop $FolderField
  ${NSD_CreateBrowseButton} 78% 47u 21% 15u "$(^BrowseBtn)"
  Pop $BrowseButton
  ${NSD_OnClick} $BrowseButton OnBrowse
  ${NSD_CreateCheckbox} 0 70u 100% 12u "$(DesktopShortcut)"
  Pop $DesktopBox
  ${NSD_SetState} $DesktopBox $WithShortcut
  ${NSD_CreateLabel} 0 94u 100% 34u "$(Remark)"
  Pop $0
  ${If} $AllUsers = 1
    ${NSD_Check} $Everyone
  ${Else}
    ${NSD_Check} $Me
  ${EndIf}
  Call ShowUsers
  nsDialogs::Show
FunctionEnd

Function OnUsers
  Pop $0
  ${NSD_GetState} $Everyone $AllUsers
  Call FindInstalled
  Call ProposeFolder
  ${NSD_SetText} $FolderField "$INSTDIR"
  ${NSD_SetState} $DesktopBox $WithShortcut
  Call ShowUsers
FunctionEnd

; The shield says that Windows will ask; an installed version stays where it is.
Function ShowUsers
  Call IsAdministrator
  StrCpy $1 0
  ${If} $AllUsers = 1
  ${AndIf} $0 = 0
    StrCpy $1 1
  ${EndIf}
  GetDlgItem $2 $HWNDPARENT 1
  SendMessage $2 ${BCM_SETSHIELD} 0 $1
  StrCpy $1 1
  ${If} $OldFolder != ""
    StrCpy $1 0
  ${EndIf}
  EnableWindow $FolderField $1
  EnableWindow $BrowseButton $1
FunctionEnd

Function OnBrowse
  Pop $0
  ${NSD_GetText} $FolderField $1
  nsDialogs::SelectFolderDialog "$(Folder)" "$1"
  Pop $0
  ${If} $0 != "error"
    ${GetFileName} "$0" $1
    ${If} $1 != "${APP}"
      StrCpy $2 $0 1 -1
      ${If} $2 == "\" ; the root of a drive
        StrCpy $0 $0 -1
      ${EndIf}
      StrCpy $0 "$0\${APP}"
    ${EndIf}
    ${NSD_SetText} $FolderField "$0"
  ${EndIf}
FunctionEnd

Function LeaveOptions
  ${NSD_GetText} $FolderField $INSTDIR
  ${NSD_GetState} $DesktopBox $WithShortcut
  Call IsAdministrator
  ${If} $AllUsers = 1
  ${AndIf} $0 = 0
    ClearErrors
    ExecShell "runas" "$EXEPATH" "/ALLUSERS /RELAUNCHED /DESKTOP=$WithShortcut /LANG=$LANGUAGE /D=$INSTDIR"
    ${If} ${Errors} ; Windows was told no
      Abort
    ${EndIf}
    Quit
  ${EndIf}
  Call Check
  ${If} $Failure <> ${DONE}
    ${NSD_SetText} $FolderField "$INSTDIR"
    Abort
  ${EndIf}
FunctionEnd

Function un.RemovePage
  !insertmacro MUI_HEADER_TEXT "$(RemoveTitle)" "$(RemoveSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 44u "$(RemoveText)"
  Pop $0
  ; An administrator's answer would be about his own chats, and nobody else's.
  ${If} $AllUsers = 0
    ${NSD_CreateCheckbox} 0 52u 100% 12u "$(AlsoData)"
    Pop $DataBox
  ${Else}
    ${NSD_CreateLabel} 0 52u 100% 34u "$(DataOfOthers)"
    Pop $0
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function un.LeaveRemove
  StrCpy $DeleteData 0
  ${If} $AllUsers = 0
    ${NSD_GetState} $DataBox $DeleteData
  ${EndIf}
  ${If} $DeleteData = 1
    MessageBox MB_YESNO|MB_ICONEXCLAMATION|MB_DEFBUTTON2 "$(SureAboutData)" /SD IDNO IDYES sure
    ${NSD_Uncheck} $DataBox
    Abort
    sure:
  ${EndIf}
FunctionEnd
