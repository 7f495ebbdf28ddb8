// Loaded into every process the supervisor starts: when the supervisor is gone, however it went, the process ends as well.
process.channel?.unref();
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), 10_000).unref();
  process.kill(process.pid, "SIGTERM");
});
