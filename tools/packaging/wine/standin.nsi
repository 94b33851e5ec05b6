; Stands in for the program where Windows cannot be had: moechat.exe [--ready=FILE --until=FILE]
; [--delete-data]. A relative of Setup.exe, as makensis is what there is to make a program with.
Unicode true
Target amd64-unicode
Name moechat
OutFile "${OUT}"
SilentInstall silent
RequestExecutionLevel user
!include FileFunc.nsh
!include LogicLib.nsh

Section
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "--delete-data" $R1
  ${IfNot} ${Errors}
    RMDir /r "$LOCALAPPDATA\moechat"
  ${EndIf}
  ClearErrors
  ${GetOptions} $R0 "--ready=" $R1
  ${IfNot} ${Errors}
    FileOpen $0 "$R1" w
    FileClose $0
  ${EndIf}
  ClearErrors
  ${GetOptions} $R0 "--until=" $R1
  ${IfNot} ${Errors}
    ${For} $1 1 1200 ; two minutes at most
      ${If} ${FileExists} "$R1"
        ${Break}
      ${EndIf}
      Sleep 100
    ${Next}
  ${EndIf}
SectionEnd
