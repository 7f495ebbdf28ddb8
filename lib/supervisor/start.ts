import { openEdge } from "#lib/edge/open-edge.ts";
import { buildIfStale, buildServerArguments, clearPageCache } from "./next.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "production",
  seed: ["--conditions=react-server", "lib/seed/seed.ts"],
  build: async (environment, signal) => {
    await buildIfStale(environment, signal);
    await clearPageCache();
  },
  serve: (address) => buildServerArguments("start", address),
  openFront: openEdge,
});
