; moechat-<version>-Setup.exe; compiled by tools/packaging/windows.py, which says what is in it.
;
; Setup.exe [/S] [/ALLUSERS | /CURRENTUSER] [/DESKTOP=0|1] [/DOWNGRADE] [/LANG=1033] [/D=folder]
; /D= comes last, and without quotation marks. Exit codes, of the uninstaller too:
!define DONE 0
!define CANCELLED 1         ; by the person; NSIS sets it
!define WRONG_SYSTEM 3      ; not 64-bit Windows 10 1809 or later on an Intel or AMD processor
!define NO_ROOM 4
!define RUNNING 5           ; moechat, or something else that uses its files
!define NEWER_INSTALLED 6   ; and no /DOWNGRADE
!define NOT_ADMINISTRATOR 7 ; for all users, and silent
!define BAD_FOLDER 8        ; not absolute, too long, or not to be written
!define NOT_WRITTEN 9       ; files could not be written or removed; what was installed stays

!include "${GENERATED}/generated.nsh" ; TARGET, VERSION, NUMBERS, PAYLOAD_KB, LONGEST, PayloadFiles
Target ${TARGET}
!ifdef FAST
  SetCompressor /FINAL zlib
!else
  SetCompressor /FINAL /SOLID lzma
  SetCompressorDictSize 64
!endif
SetDateSave off               ; two builds of the same files are the same
RequestExecutionLevel user    ; rights are asked for when they are needed, not before
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS all
AllowRootDirInstall false
AutoCloseWindow true          ; the last page follows by itself
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define APP "moechat"
!define EXE "moechat.exe"
!define UNINSTALLER "uninstall.exe"
!define LIST "installed.txt"  ; what was installed, for the next version to remove
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\${EXE}"
!define WINDOWS_BUILD 17763   ; Windows 10 1809, the oldest that Qt 6 runs on

Name "${APP}"
OutFile "${OUT}"
BrandingText "${APP} ${VERSION}"
!ifdef SIGN ; a command that signs the file it is given
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh

Var AllUsers      ; 1: for everyone
Var WithShortcut  ; 1: with a shortcut there
Var MayDowngrade  ; 1: asked for, or answered with yes
Var Relaunched    ; 1: with administrator rights, after the questions
Var OldFolder     ; of the installed version; "" where there is none
Var OldVersion
Var OldNumbers
Var Failure       ; an exit code; 0 while all is well
Var DeleteData    ; 1: asked for in the uninstaller, twice

!define MUI_ICON "${GENERATED}/moechat.ico"
!define MUI_UNICON "${GENERATED}/moechat.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${GENERATED}/side.bmp"
!define MUI_ABORTWARNING
!define MUI_CUSTOMFUNCTION_ABORT OnCancel
!define MUI_FINISHPAGE_TITLE_3LINES
!define MUI_FINISHPAGE_TEXT "$(FinishText)"
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "$(FinishRun)"
!define MUI_FINISHPAGE_RUN_FUNCTION RunAsPerson
!define MUI_FINISHPAGE_NOREBOOTSUPPORT

; One page with everything that can be chosen, and one click: the licence asks nothing of a user.
Page custom OptionsPage LeaveOptions
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.RemovePage un.LeaveRemove
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English" ; first: what others get
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!include "texts/en.nsh"
!include "texts/de.nsh"
!include "texts/ja.nsh"
!include "texts/zh-CN.nsh"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} ProductName "${APP}"
VIAddVersionKey /LANG=${LANG_ENGLISH} ProductVersion "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileDescription "${APP} Setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} FileVersion "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} CompanyName "The moechat developers"
VIAddVersionKey /LANG=${LANG_ENGLISH} LegalCopyright "The moechat developers. Apache License 2.0"

!include "lists.nsh"
!include "checks.nsh"
!include "install.nsh"
!include "uninstall.nsh"
!include "questions.nsh"
