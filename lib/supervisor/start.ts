import { openEdge } from "#lib/edge/open-edge.ts";
import { buildIfStale, buildServerArguments, clearPageCache, markAsUsed } from "./next.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "production",
  seed: ["--conditions=react-server", "lib/seed/seed.ts"],
  build: async (environment, signal, usedDir) => {
    const buildDir = await buildIfStale(environment, signal, usedDir);
    if (buildDir !== usedDir) await clearPageCache(buildDir);
    await markAsUsed(buildDir);
    return buildDir;
  },
  serve: (address) => buildServerArguments("start", address),
  openFront: openEdge,
});
