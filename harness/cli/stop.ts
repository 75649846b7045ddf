/**
 * A signal that is aborted by Ctrl-C, a closed terminal or `kill`: running programs are killed, what was finished is
 * reported. The second time the harness ends at once; its exit handlers still kill what runs.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      controller.abort();
    });
  }
  return controller.signal;
}
