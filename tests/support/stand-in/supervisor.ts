import { supervise } from "#lib/front/supervisor.ts";

// The real supervisor around a server that starts at once. The arguments are those of the server.
await supervise({
  mode: "production",
  seed: ["--eval", ""],
  serve: () => process.argv.slice(2),
});
