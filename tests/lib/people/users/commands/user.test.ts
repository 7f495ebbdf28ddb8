import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run user -- …` with the database of the test. */
function run(...words: string[]): Promise<{ code: number; output: string }> {
  const program = ["--conditions=react-server", "lib/people/users/commands/user.ts", ...words];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" as const };
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, output: (out + complaint).trim() }),
    );
  });
}

test("sets roles and bans and prints the result", {
  timeout: 120_000,
}, async () => {
  const { name, email } = await createMember();
  const who = `${name} <${email}>`;
  expect(await run("list")).toEqual({ code: 0, output: "No user has a role or is banned." });
  expect(await run("promote", email, "editor")).toEqual({ code: 0, output: `${who} is editor.` });
  expect(await run("ban", email)).toEqual({ code: 0, output: `${who} is editor, banned.` });
  expect(await run("list")).toEqual({ code: 0, output: `${who} is editor, banned.` });
  expect(await run("unban", email)).toEqual({ code: 0, output: `${who} is editor.` });
  expect(await run("demote", email)).toEqual({ code: 0, output: `${who} is community.` });
});

test("prints an error in one line", { timeout: 120_000 }, async () => {
  const missing = "There is no account with the e-mail address niemand@example.org.";
  expect(await run("ban", "niemand@example.org")).toEqual({ code: 1, output: missing });
  for (const words of [[], ["promote", "a@b.example", "king"], ["list", "all"]]) {
    const { code, output } = await run(...words);
    expect([code, output.split("\n").length]).toEqual([1, 1]);
    expect(output).toMatch(/^Usage: npm run user -- promote <e-mail> <contributor\|partner\|editor\|admin>/);
  }
});
