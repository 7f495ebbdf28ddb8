import { buildIfStale, nextServer } from "./next.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "production",
  seed: ["--conditions=react-server", "lib/seed/seed.ts"],
  build: buildIfStale,
  serve: (env) => nextServer("start", env),
});
