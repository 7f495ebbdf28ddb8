import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount } from "#tests/e2e/support/account.ts";
import { query } from "#tests/e2e/support/database.ts";
import { readFields } from "#tests/e2e/support/send-form.ts";
import { runLoad } from "./load.ts";
import { createMixedPaths } from "./mixed-paths.ts";
import { printTable } from "./print-table.ts";
import type { Server } from "./site.ts";

const seconds = 15;
const readers = 8;
const clients = 20;

/** Texts of the largest drafts: what each of 38 steps repeats up to 4,990 characters. */
const texts = {
  digits: "7",
  prose: "Die Zwiebeln hacken und 10 Minuten dünsten. ",
  values: "150 ml Milch, ",
  marks: "{150 ml} Milch, ",
};

/**
 * Reads public pages while 20 clients of a reader look at the preview of the largest draft, which
 * checks all of its text.
 *
 * @returns whether the slowest twentieth of the public answers takes at most twice as long as
 *   without them
 */
export async function measureHeavy(site: Server): Promise<boolean> {
  const next = await createMixedPaths(site.origin, 1000);
  const read = (forSeconds: number) =>
    runLoad({ origin: site.origin, next, headers: describeClient, connections: readers, seconds: forSeconds });
  const account = await createAccount({ folder: site.dataDir });
  const cookie = await signIn(site.origin, account);
  await read(seconds);
  const quiet = await read(seconds);
  const rows = [["", "p50 ms", "p95 ms", "previews", "refused", "p50 ms", "one alone ms"]];
  rows.push(["quiet", at(quiet, 0.5), at(quiet, 0.95)]);
  let isHeld = true;
  for (const [name, text] of Object.entries(texts)) {
    const preview = site.origin + (await insertDraft(site.dataDir, account.id, text));
    const [alone] = await view(preview, cookie, 1);
    const [busy, previews] = await Promise.all([
      sleep(1000).then(() => read(seconds)),
      Promise.all(Array.from({ length: clients }, () => view(preview, cookie, Number.POSITIVE_INFINITY))),
    ]);
    const answered = previews.flat();
    const served = answered.flatMap(({ status, ms }) => (status === 200 ? [ms] : [])).sort((a, b) => a - b);
    const refused = answered.filter(({ status }) => status === 503).length;
    const counts = [String(served.length), String(refused), at(served, 0.5), alone?.ms.toFixed(0) ?? ""];
    rows.push([`beside ${clients} previews of ${name}`, at(busy, 0.5), at(busy, 0.95), ...counts]);
    isHeld &&= Number(at(busy, 0.95)) <= 2 * Number(at(quiet, 0.95));
  }
  printTable(`Heavy: ${readers} readers of mixed public pages, ${seconds} s each`, rows);
  return isHeld;
}

const at = (times: number[], share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);

/** Each request comes from another network, as from the readers of a site. */
function describeClient(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "x-forwarded-for": `203.${part()}.${part()}.${part()}`, "accept-encoding": "gzip, br" };
}

/** Asks for a page again and again, while the readers read; when refused, after a second. */
async function view(url: string, cookie: string, times: number): Promise<{ status: number; ms: number }[]> {
  const answers: { status: number; ms: number }[] = [];
  const end = performance.now() + (seconds + 2) * 1000;
  while (answers.length < times && performance.now() < end) {
    const start = performance.now();
    const response = await fetch(url, { headers: { cookie, ...describeClient() }, redirect: "manual" });
    await response.arrayBuffer();
    answers.push({ status: response.status, ms: performance.now() - start });
    if (response.status === 503) await sleep(1000);
  }
  return answers;
}

/** Signs in like a browser without script and returns the cookies. */
async function signIn(origin: string, { email, password }: { email: string; password: string }): Promise<string> {
  const url = origin + address("de", "/login");
  const form = new FormData();
  const fields = readFields(await (await fetch(url)).text(), 'main form:has(input[name="password"])');
  for (const [name, value] of Object.entries({ ...fields, email, password })) form.set(name, value);
  const answer = await fetch(url, { method: "POST", body: form, headers: { origin }, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

/** Stores a draft as its author would save it and returns the address of its preview. */
async function insertDraft(dataDir: string, authorId: string, text: string): Promise<string> {
  const id = randomUUID();
  const full = text.repeat(Math.ceil(4990 / text.length)).slice(0, 4990);
  const steps = Array.from({ length: 38 }, (_, index) => ({ id: `step-${index}`, text: { de: full } }));
  const content = draftContentSchema.parse({ title: { de: "Suppe" }, steps });
  await query(dataDir, "insert into recipe_drafts (id, author_id, content) values ($1, $2, $3)", [
    id,
    authorId,
    JSON.stringify(content),
  ]);
  return sectionAddress("de", id, "preview");
}
