/** Calls `onSignal` for every request to stop; a terminal and npm may both send one. */
export function onShutdown(onSignal: () => void): void {
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, onSignal);
  // A terminal sends it when it is closed; to a service it means to reload.
  process.on("SIGHUP", () => process.stdout.isTTY && onSignal());
  // When stopped, npm ends its shell, which forwards nothing.
  const parent = process.ppid;
  const checkParent = () => process.ppid !== parent && onSignal();
  if (process.env.npm_lifecycle_event) setInterval(checkParent, 300).unref();
}
