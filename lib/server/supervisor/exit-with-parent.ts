// Loaded into every process of the supervisor: the process ends when the supervisor does, however
// that ends. Node also loads this into the worker processes of such a process, which have another
// parent.
if (process.env.SUPERVISOR_PID === String(process.ppid)) {
  process.channel?.unref();
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
}

export {};
