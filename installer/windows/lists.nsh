; Lists of what was installed, in UTF-16, one thing a line: "t " and a name in the top folder,
; "f " and the path of a file, "d " and that of a folder, the deepest first. Nothing that is not
; on a list is ever removed or overwritten.

!macro ReadLine handle line end
  FileReadUTF16LE ${handle} ${line}
  IfErrors ${end}
  StrCpy ${line} ${line} -2 ; without the end of the line
!macroend

!macro ListFunctions un
; Removes what the list $R0 names below the folder $R1. $R2 then counts files that are still there.
Function ${un}RemoveListed
  StrCpy $R2 0
  ClearErrors
  FileOpen $0 "$R0" r
  IfErrors over
  next:
    ClearErrors
    !insertmacro ReadLine $0 $1 closed
    StrCpy $2 $1 2
    StrCpy $3 $1 "" 2
    ; A list in a folder that others may write must not lead out of it.
    System::Call 'shlwapi::StrStrW(w r3, w "..") p .r4'
    System::Call 'shlwapi::StrStrW(w r3, w ":") p .r5'
    ${If} $3 == ""
    ${OrIf} $4 <> 0
    ${OrIf} $5 <> 0
      Goto next
    ${EndIf}
    ${If} $2 == "f "
      Delete "$R1\$3"
      ${If} ${FileExists} "$R1\$3"
        IntOp $R2 $R2 + 1
      ${EndIf}
    ${ElseIf} $2 == "d "
      RMDir "$R1\$3"
    ${EndIf}
    Goto next
  closed:
  FileClose $0
  over:
FunctionEnd
!macroend
!insertmacro ListFunctions ""
!insertmacro ListFunctions "un."

; Moves the top of what the list $R0 names from the folder $R1 to the folder $R2, as far as it is
; there. $R3 then counts what could not be moved. A virus scanner that is looking at a file keeps
; its folder from being moved: it gets $R4 times a quarter of a second.
Function MoveListed
  StrCpy $R3 0
  ClearErrors
  FileOpen $0 "$R0" r
  IfErrors over
  next:
    ClearErrors
    !insertmacro ReadLine $0 $1 closed
    StrCpy $2 $1 2
    StrCpy $3 $1 "" 2
    System::Call 'shlwapi::StrPBrkW(w r3, w "\/:") p .r4' ; nothing but a name
    ${If} $2 != "t "
    ${OrIf} $3 == ".."
    ${OrIf} $4 <> 0
    ${OrIfNot} ${FileExists} "$R1\$3"
      Goto next
    ${EndIf}
    StrCpy $5 $R4
    again:
      ClearErrors
      Rename "$R1\$3" "$R2\$3"
      ${If} ${Errors}
        ${If} $5 > 0
          IntOp $5 $5 - 1
          Sleep 250
          Goto again
        ${EndIf}
        IntOp $R3 $R3 + 1
      ${EndIf}
    Goto next
  closed:
  FileClose $0
  over:
FunctionEnd
