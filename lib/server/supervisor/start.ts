import { openEdge } from "#lib/server/edge/open-edge.ts";
import { buildIfStale, buildServerArguments, clearPageCache, markAsUsed } from "./next.ts";
import { readSeedArguments } from "./seed-arguments.ts";
import { supervise } from "./supervisor.ts";

await supervise({
  mode: "production",
  seed: readSeedArguments(),
  build: async (environment, signal, usedDir) => {
    const buildDir = await buildIfStale(environment, signal, usedDir);
    if (buildDir !== usedDir) await clearPageCache(buildDir);
    await markAsUsed(buildDir);
    return buildDir;
  },
  clearPages: clearPageCache,
  serve: (address) => buildServerArguments("start", address),
  openFront: openEdge,
});
