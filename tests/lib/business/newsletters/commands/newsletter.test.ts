import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueDueBatch } from "#lib/business/newsletters/issues/sending-mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna } from "#tests/support/fixtures.ts";
import { createDish, createSubscription, queuedEmails } from "../fixtures.ts";

setUpDatabase();

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  process.env.AUTH_SECRET = "a secret of this test, long enough for anything";
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
  const anna = await createAnna();
  await createDish(anna, "suppe");
  await createDish(anna, "kuchen");
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `npm run newsletter -- …` with the database of the test. */
function run(...words: string[]): Promise<{ code: number; output: string }> {
  const program = ["--conditions=react-server", "lib/business/newsletters/commands/newsletter.ts", ...words];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "development" as const };
  return new Promise((done) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, output: (out + complaint).trim() }),
    );
  });
}

test("sends nothing without --yes, and once with it", { timeout: 180_000 }, async () => {
  await createSubscription();
  await createSubscription({ locale: "en" });
  expect(await run("list")).toEqual({ code: 0, output: "There is no issue yet." });
  const dry = await run("send", "suppe-de", "kuchen-en");
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining("Nothing was sent. Add --yes to send it.") });
  expect(dry.output).toContain('de: "suppe de" to 1 confirmed subscriber\n  - suppe de\n  - kuchen de');
  expect(await run("list")).toEqual({ code: 0, output: "There is no issue yet." });

  const sent = await run("send", "suppe-de", "kuchen-en", "--subject-en", "Soup and cake", "--yes");
  expect(sent).toMatchObject({ code: 0, output: expect.stringContaining("Newsletter 1 is being sent by the site") });
  const running = await run("send", "suppe-de", "kuchen-en", "--yes");
  expect(running.output).toContain("This issue is being sent already; no subscriber gets it twice.");
  await queueDueBatch(100);
  const again = await run("send", "suppe-de", "kuchen-en", "--yes");
  expect(again.output).toContain("This issue was sent already; no subscriber gets it twice.");
  await queueDueBatch(100);
  expect((await queuedEmails()).map(({ subject }) => subject).sort()).toEqual(["Soup and cake", "suppe de"]);
  expect((await run("list")).output).toMatch(/^1: suppe de \(sent .* UTC; 2 sent, 0 undeliverable/);
});

test("writes a preview in both languages", { timeout: 120_000 }, async () => {
  const { code, output } = await run("preview", "/de/rezepte/kuchen-de");
  expect([code, output.split("\n").length]).toEqual([0, 4]);
  expect(await readFile(join(dataDir, "newsletter-preview/en.html"), "utf8")).toContain("/en/recipes/kuchen-en");
});

test("prints errors without a stack", { timeout: 120_000 }, async () => {
  expect(await run("send", "nope", "suppe-de", "--yes")).toEqual({
    code: 1,
    output: "No public recipe or story has this address or slug: nope",
  });
  expect(await run("send", "99")).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no such issue."),
  });
});
