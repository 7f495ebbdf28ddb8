import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addCompileHints } from "#lib/server/supervisor/compile-hints.ts";

test("marks scripts once, and leaves other files as they are", async () => {
  const dir = await mkdtemp(join(tmpdir(), "tischlein-chunks-"));
  try {
    await writeFile(join(dir, "a.js"), "run()");
    await writeFile(join(dir, "a.css"), "a{}");
    await addCompileHints(dir);
    await addCompileHints(dir);
    expect(await readFile(join(dir, "a.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nrun()");
    expect(await readFile(join(dir, "a.css"), "utf8")).toBe("a{}");
    expect((await readdir(dir)).sort()).toEqual(["a.css", "a.js"]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
