@rem Signs the file that it is given, where there is a certificate: see tools\packaging\sign.py.
@"%~dp0..\..\.venv\Scripts\python.exe" "%~dp0..\..\tools\package.py" sign "%~1"
