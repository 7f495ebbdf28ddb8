import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findApiClient } from "#lib/platform/auth/client-tokens.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run api-token -- …` with the database of the test. */
function run(...words: string[]): Promise<{ code: number; output: string }> {
  const program = ["--conditions=react-server", "lib/platform/auth/commands/api-token.ts", ...words];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" as const };
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, output: (out + complaint).trim() }),
    );
  });
}

test("creates, lists and revokes tokens", { timeout: 120_000 }, async () => {
  expect(await run("list")).toEqual({ code: 0, output: "No client has a token." });
  const created = await run("create", "app");
  const [token = ""] = created.output.split("\n");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await findApiClient(token))?.name).toBe("app");
  expect((await run("create", "app")).code).toBe(1);
  expect((await run("list")).output).toMatch(/^app: created \d{4}-\d\d-\d\d, last used \d{4}-\d\d-\d\d$/);
  expect(await run("revoke", "app")).toEqual({ code: 0, output: "The token of app is revoked." });
  expect(await findApiClient(token)).toBeNull();
  expect(await run("revoke", "app")).toEqual({ code: 1, output: "No client with the name app has a token." });
});

test("prints the usage in one line", { timeout: 120_000 }, async () => {
  for (const words of [[], ["create"], ["create", "a/b"], ["list", "all"], ["rename", "app"]]) {
    const { code, output } = await run(...words);
    expect([code, output]).toEqual([1, "Usage: npm run api-token -- create <name>, revoke <name>, or list"]);
  }
});
