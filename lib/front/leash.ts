// Loaded into every process the supervisor starts: when the supervisor is gone, however it went, the process ends as well.
// Node also loads it into the workers such a process starts, which have a parent of their own to talk to.
if (process.env.SUPERVISOR_PID === String(process.ppid)) {
  process.channel?.unref();
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, "SIGTERM");
  });
}

export {};
