import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** `npm run user -- …`, against the database of the test. */
function run(...words: string[]): Promise<{ code: number; said: string }> {
  const program = ["--conditions=react-server", "lib/users/commands/user.ts", ...words];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" as const };
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, said: (out + complaint).trim() }),
    );
  });
}

test("roles are given and taken, bans are laid and lifted, and each says what it did", {
  timeout: 120_000,
}, async () => {
  const { name, email } = await newMember();
  const who = `${name} <${email}>`;
  expect(await run("list")).toEqual({ code: 0, said: "Nobody is more than a reader, and nobody is banned." });
  expect(await run("promote", email, "editor")).toEqual({ code: 0, said: `${who} is editor.` });
  expect(await run("ban", email)).toEqual({ code: 0, said: `${who} is editor, banned.` });
  expect(await run("list")).toEqual({ code: 0, said: `${who} is editor, banned.` });
  expect(await run("unban", email)).toEqual({ code: 0, said: `${who} is editor.` });
  expect(await run("demote", email)).toEqual({ code: 0, said: `${who} is community.` });
});

test("what cannot be done is said in one line", { timeout: 120_000 }, async () => {
  const missing = "There is no account with the e-mail address niemand@example.org.";
  expect(await run("ban", "niemand@example.org")).toEqual({ code: 1, said: missing });
  for (const words of [[], ["promote", "a@b.example", "king"], ["list", "all"]]) {
    const { code, said } = await run(...words);
    expect([code, said.split("\n").length]).toEqual([1, 1]);
    expect(said).toMatch(/^Usage: npm run user -- promote <e-mail> <contributor\|partner\|editor\|admin>/);
  }
});
