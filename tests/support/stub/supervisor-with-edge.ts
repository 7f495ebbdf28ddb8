import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { createEdge } from "#lib/server/edge/edge.ts";
import { supervise } from "#lib/server/supervisor/supervisor.ts";

// The real supervisor with the edge and a server that starts at once; the arguments are those of
// the server. While the file "broken" exists in DATA_DIR, servers end at once; while "faulty" does,
// their end throws an error. The file "starts" has a character for each start.
const hasFile = (name: string) => existsSync(join(process.env.DATA_DIR ?? "", name));

await supervise({
  mode: "production",
  seed: ["--eval", ""],
  serve: () => {
    appendFileSync(join(process.env.DATA_DIR ?? "", "starts"), ".");
    return hasFile("broken") ? ["--eval", ""] : process.argv.slice(2);
  },
  openFront: async ({ SITE_URL: siteUrl, PORT: port }) => {
    const edge = createEdge({ siteUrl, port, maxCacheBytes: 1_000_000, staticFiles: new Map() });
    await edge.listen();
    const onServerEnd = (url: string) => {
      if (hasFile("faulty")) throw new Error("The edge is faulty.");
      edge.onServerEnd(url);
    };
    return { ...edge, onServerEnd, onBuild: async () => () => {} };
  },
});
