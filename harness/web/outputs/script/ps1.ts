import type { KitWords } from "../words.ts";
import { LIMIT_SECONDS, MOST_BYTES } from "./limits.ts";

/** Windows PowerShell 5 takes a file without it for one in the old character set of the system. */
const MARK_OF_UTF8 = "\ufeff";

/** Writes the script for Windows PowerShell 5 or newer. The shell that redirects is `cmd`, since PowerShell changes bytes. */
export function ps1Script(words: KitWords): string {
  return `${MARK_OF_UTF8}# ${words.purpose}
# ${words.usage} powershell -ExecutionPolicy Bypass -File ${words.script}.ps1 python prog.py
# ${words.placing}
$ErrorActionPreference = 'Stop'
# ${words.limits}
$seconds = ${LIMIT_SECONDS}
$most = ${MOST_BYTES}

$command = $env:CAVALO_COMMAND
if (!$command -and $args) { $command = '"{0}"' -f [string]::Join('" "', $args) }
if (!$command) { $command = Read-Host '${words.ask.replace(/:$/, "")}' }
$here = (Get-Location).ProviderPath
$kit = Join-Path $PSScriptRoot '${words.cases}'
$names = [IO.File]::ReadAllLines((Join-Path $kit 'names.txt'))
foreach ($name in $names) {
  if ([IO.File]::Exists((Join-Path $here $name))) { Write-Host "$\{name}: ${words.taken}"; exit 2 }
}
$out = [IO.Path]::GetTempFileName()
$err = [IO.Path]::GetTempFileName()
$buffer = New-Object byte[] $most
$outputs = [IO.File]::Create((Join-Path $here '${words.outputs}'))

function Open-Shared($file) { [IO.File]::Open($file, 'Open', 'Read', 'ReadWrite') }
function Get-Size($file) { try { $stream = Open-Shared $file; $stream.Length; $stream.Close() } catch { 0 } }
function Add-Bytes($file) {
  $stream = Open-Shared $file
  $outputs.Write($buffer, 0, $stream.Read($buffer, 0, $most))
  $stream.Close()
}

try {
  Add-Bytes (Join-Path $kit 'start.txt')
  foreach ($folder in ([IO.Directory]::GetDirectories($kit) | Sort-Object)) {
    foreach ($name in $names) {
      $file = Join-Path (Join-Path $folder 'files') $name
      $copy = Join-Path $here $name
      [IO.Directory]::CreateDirectory([IO.Path]::GetDirectoryName($copy)) | Out-Null
      if ([IO.File]::Exists($file)) { [IO.File]::Copy($file, $copy, $true) }
    }
    $given = [IO.File]::ReadAllText((Join-Path $folder 'args-windows.txt')).Trim()
    $line = '/d /s /c "{0} {1} <"{2}" >"{3}" 2>"{4}""' -f $command, $given, (Join-Path $folder 'stdin.txt'), $out, $err
    $start = New-Object Diagnostics.ProcessStartInfo 'cmd.exe', $line
    $start.UseShellExecute = $false
    $start.WorkingDirectory = $here
    $clock = [Diagnostics.Stopwatch]::StartNew()
    $run = [Diagnostics.Process]::Start($start)
    $limit = $null
    while (!$run.WaitForExit(20) -and !$limit) {
      if ($clock.ElapsedMilliseconds -gt 1000 * $seconds) { $limit = 'time' }
      if ((Get-Size $out) -gt $most -or (Get-Size $err) -gt $most) { $limit = 'output' }
      if ($limit) { taskkill.exe /t /f /pid $run.Id | Out-Null; $run.WaitForExit() }
    }
    $ms = $clock.ElapsedMilliseconds
    if ($limit) { $said = "ended after $ms ms: $limit limit" }
    else { $said = "exited with code $($run.ExitCode) after $ms ms" }
    Add-Bytes (Join-Path $folder 'head.txt')
    Add-Bytes $out
    Add-Bytes (Join-Path $kit 'stderr.txt')
    Add-Bytes $err
    Add-Bytes (Join-Path $kit 'end.txt')
    $bytes = [Text.Encoding]::ASCII.GetBytes($said + [char]10)
    $outputs.Write($bytes, 0, $bytes.Length)
    $outputs.Flush()
    Write-Host "$([IO.Path]::GetFileName($folder)): $said"
  }
} finally {
  $outputs.Close()
  [IO.File]::Delete($out)
  [IO.File]::Delete($err)
  foreach ($name in $names) { [IO.File]::Delete((Join-Path $here $name)) }
}
Write-Host '${words.done} ${words.outputs}'
`.replaceAll("\n", "\r\n");
}
