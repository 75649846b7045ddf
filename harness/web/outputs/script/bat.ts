import type { KitWords } from "../words.ts";
import { MOST_BYTES } from "./limits.ts";

/**
 * Writes the script for Windows, to be run by a double click. It lets PowerShell do the work, which can end a program; where
 * PowerShell may not run scripts, it does the work itself. It has no accents: `cmd` reads it in whatever character set is set.
 */
export function batScript(words: KitWords): string {
  return `@echo off
rem ${words.purpose}
rem ${words.usage} ${words.script}.bat python prog.py
rem ${words.placing}
setlocal disabledelayedexpansion
set "KIT=%~dp0${words.cases}"
set "CAVALO_COMMAND=%*"
set "ASKED="
set "TAKEN="
if not defined CAVALO_COMMAND set "ASKED=1"
if defined ASKED set /p "CAVALO_COMMAND=${words.ask} "
call :find %CAVALO_COMMAND%
if errorlevel 1 goto :end
for /f "usebackq delims=" %%f in ("%KIT%\\names.txt") do if exist "%%f" set "TAKEN=%%f"
if defined TAKEN echo %TAKEN%: ${words.taken}
if defined TAKEN goto :end

if exist ${words.outputs} del ${words.outputs}
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0${words.script}.ps1"
if not errorlevel 1 if exist ${words.outputs} goto :end
echo ${words.unlimited}
set "WORK=%TEMP%\\cavalo-%RANDOM%"
mkdir "%WORK%"
copy /y /b "%KIT%\\start.txt" ${words.outputs} >nul
for /f "delims=" %%d in ('dir /b /ad "%KIT%"') do call :run "%KIT%\\%%d"
for /f "usebackq delims=" %%f in ("%KIT%\\names.txt") do call :remove "%%f"
rmdir /s /q "%WORK%"
echo ${words.done} ${words.outputs}
:end
if defined ASKED pause
exit /b

:find
if exist "%~1" exit /b 0
if exist "%~1.exe" exit /b 0
where /q "%~1"
if not errorlevel 1 exit /b 0
echo %~1: ${words.notFound}
exit /b 1

:run
set "CASE=%~1"
if exist "%CASE%\\files" xcopy /e /y /q "%CASE%\\files" . >nul
set "ARGS="
set /p ARGS=<"%CASE%\\args-windows.txt"
call :clock BEGAN
setlocal enabledelayedexpansion
cmd /d /s /c "!CAVALO_COMMAND! !ARGS!" <"!CASE!\\stdin.txt" >"!WORK!\\out" 2>"!WORK!\\err"
endlocal & set "SAID=exited with code %errorlevel% after"
call :clock ENDED
set /a MS=(ENDED - BEGAN) * 10
if %MS% lss 0 set /a MS+=86400000
set "SAID=%SAID% %MS% ms"
call :cut "%WORK%\\out"
call :cut "%WORK%\\err"
copy /b ${words.outputs}+"%CASE%\\head.txt"+"%WORK%\\out"+"%KIT%\\stderr.txt"+"%WORK%\\err"+"%KIT%\\end.txt" >nul
>>${words.outputs} echo %SAID%
echo %~nx1: %SAID%
exit /b

:cut
if %~z1 leq ${MOST_BYTES} exit /b
type nul >"%~1"
set "SAID=ended after %MS% ms: output limit"
exit /b

:remove
set "FILE=%~1"
del "%FILE:/=\\%"
exit /b

:clock
set "T=%TIME: =0%"
set "%1=0"
set /a %1=((1%T:~0,2% * 60 + 1%T:~3,2%) * 60 + 1%T:~6,2%) * 100 + 1%T:~9,2% 2>nul
exit /b
`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("\n", "\r\n");
}
