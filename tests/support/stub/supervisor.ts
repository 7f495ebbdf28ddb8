import { supervise } from "#lib/server/supervisor/supervisor.ts";

// The real supervisor with a server that starts at once; the arguments are those of the server.
await supervise({
  mode: "production",
  seed: ["--eval", ""],
  serve: () => process.argv.slice(2),
});
