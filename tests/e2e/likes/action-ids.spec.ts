import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/e2e/support/journey.ts";

interface Manifest {
  node: Record<string, { exportedName: string; filename: string }>;
  encryptionKey: string;
}

test("ids of server actions depend on nothing but the key, the path and the name", async () => {
  const manifest: Manifest = JSON.parse(await readFile(".next/server/server-reference-manifest.json", "utf8"));
  const actions = Object.entries(manifest.node);
  expect(actions.length).toBeGreaterThan(20);
  for (const [id, { filename, exportedName }] of actions) {
    const hash = createHash("sha1").update(`${manifest.encryptionKey}${filename}:${exportedName}`).digest("hex");
    // The first byte tells the number of arguments.
    expect(id.slice(2), `${filename} ${exportedName}`).toBe(hash);
  }
});
