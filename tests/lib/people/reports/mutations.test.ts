import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createNotice, createReport } from "#lib/people/reports/mutations.ts";
import { env } from "#lib/platform/config/env.ts";
import { db } from "#lib/platform/db/client.ts";
import { reports } from "#lib/platform/db/tables/community/reports.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { change, createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createContact, report, reportOf, subjectsTo, textsTo } from "./fixtures.ts";

setUpDatabase();

let dish: string;
let slug: string;

beforeAll(async () => {
  slug = randomUUID();
  dish = await createTestRecipe(await createReader(), { texts: { de: recipeTexts(slug, "Spätzle") } });
});

const notice = (url: string, changes: Partial<Parameters<typeof createNotice>[0]> = {}) =>
  createNotice({
    url,
    reason: "copyright",
    text: "Mein Bild, ohne meine Erlaubnis.",
    name: "Ada",
    locale: "de",
    reporterId: null,
    email: "",
    ...changes,
  });

test("stores a report and confirms it in the language of the account", async () => {
  const english = await createContact({ locale: "en" });
  const row = await report(dish, { reporterId: english.id });
  expect(row).toMatchObject({
    targetType: "recipe",
    targetId: dish,
    targetAddress: `/de/rezepte/${slug}`,
    reporterId: english.id,
    reporterEmail: null,
    decisionId: null,
  });
  expect(row.reference).toMatch(/^M-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await subjectsTo(english.email)).toEqual([`We have received your report ${row.reference}`]);
});

test("a mail never repeats what a reporter wrote", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  await notice(`${env.SITE_URL}/de/rezepte/${slug}?kauf=jetzt`, { email });
  await notice("/de/kaufe-jetzt-billig", { email });
  const comment = await write(await createReader(), dish);
  await notice(`/de/kaufe-jetzt-billig?kauf=jetzt#comment-${comment.id}`, { email });
  const texts = await textsTo(email);
  expect(texts).toHaveLength(3);
  expect(texts.join("\n")).not.toMatch(/Ada|Mein Bild|kauf/);
});

test("50 reports of one reader at once are one report, and 50 readers have 50", async () => {
  const one = await createContact();
  const target = await createDish();
  const repeated = await Promise.all(Array.from({ length: 50 }, () => report(target, { reporterId: one.id })));
  expect(new Set(repeated.map(({ id }) => id)).size).toBe(1);
  expect(await subjectsTo(one.email)).toHaveLength(1);
  const readers = await Promise.all(Array.from({ length: 50 }, () => createReader()));
  await Promise.all(readers.map((reporterId) => report(target, { reporterId })));
  expect((await db.select().from(reports)).filter(({ targetId }) => targetId === target)).toHaveLength(51);
});

test("a repeated report changes nothing, by address as well", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  const first = await report(dish, { email, reason: "spam" });
  const second = await report(dish, { email, reason: "hate" });
  expect(second).toEqual(first);
  expect(await subjectsTo(email)).toHaveLength(1);
});

test("a notice in other words, or after a report in the same ones, is stored and confirmed", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  const reader = await createContact();
  for (const sender of [{ email }, { reporterId: reader.id, email: "" }]) {
    const address = sender.email || reader.email;
    await report(dish, sender);
    const words = ["Reine Werbung.", "Mein Bild, ohne meine Erlaubnis.", "Mein Text, ohne meine Erlaubnis."];
    const references = new Set<string | undefined>();
    for (const text of [...words, ...words]) {
      const sent = await notice(`/de/rezepte/${slug}`, { ...sender, text });
      references.add(sent?.reference);
      expect(await reportOf(sent?.reference ?? "")).toMatchObject({ text, isNotice: true });
    }
    expect(references.size).toBe(3);
    expect(await subjectsTo(address)).toHaveLength(4);
  }
});

test("beyond the confirmations that an address gets, its notices are stored", async () => {
  const email = `${randomUUID()}@tischlein.example`;
  for (let count = 0; count < 12; count += 1) {
    const sent = await notice("/de/grundlagen", { email, text: `Mein Bild Nummer ${count}.` });
    expect(await reportOf(sent?.reference ?? "")).toMatchObject({ reporterEmail: email });
  }
  expect(await subjectsTo(email)).toHaveLength(10);
  await notice("/de/grundlagen", { email, isOwnEmail: true });
  expect(await subjectsTo(email)).toHaveLength(11);
});

test("content that readers do not see cannot be reported", async () => {
  const author = await createReader();
  const { id: comment } = await write(author, dish);
  await change(comment, { state: "hidden" });
  const banned = await createReader({ bannedAt: new Date() });
  const draft = await createTestRecipe(author, { state: "draft", publishedAt: undefined });
  const targets = [
    ["recipe", randomUUID()],
    ["recipe", draft],
    ["story", dish],
    ["comment", comment],
    ["cookbook", (await createCookbook(author)).id],
    ["cookbook", (await createCookbook(banned, "Suppen", { visibility: "public" })).id],
    ["user", banned],
  ] as const;
  for (const [targetType, targetId] of targets) {
    const input = {
      targetType,
      targetId,
      reason: "spam",
      text: "",
      locale: "de",
      reporterId: null,
      email: "",
    } as const;
    await expect(createReport(input), targetType).rejects.toThrow("missing");
  }
});

test.each([
  ["the address of a recipe", () => `${env.SITE_URL}/de/rezepte/${slug}`, "recipe"],
  ["its path", () => `/de/rezepte/${slug}`, "recipe"],
  ["another page", () => "/de/grundlagen", "address"],
  ["an unknown recipe", () => "/de/rezepte/gibt-es-nicht", "address"],
])("a notice finds %s", async (_, url, targetType) => {
  const sent = await notice(url());
  expect(await reportOf(sent?.reference ?? "")).toMatchObject({ targetType, isNotice: true, reporterName: "Ada" });
});

test.each([
  ["https://SITE//evil.example/anmelden", "/evil.example/anmelden"],
  ["https://SITE/.//evil.example?a=1#b", "/evil.example?a=1#b"],
  ["https://SITE/\\\\evil.example", "/evil.example"],
])("a notice about %j names a page of this site", async (url, targetAddress) => {
  const sent = await notice(url.replace("https://SITE", env.SITE_URL));
  expect(await reportOf(sent?.reference ?? "")).toMatchObject({ targetType: "address", targetAddress });
});

test("a notice finds a cookbook that others read, and tells nothing of a private one", async () => {
  const owner = await createReader();
  const { id, publicSlugs } = await createCookbook(owner, "Pillen", { visibility: "unlisted" });
  const shared = await notice(`/de/kochbuecher/${publicSlugs[0]}`);
  expect(await reportOf(shared?.reference ?? "")).toMatchObject({ targetType: "cookbook", targetId: id });
  const { id: own } = await createCookbook(owner);
  const foreign = await notice(`/de/kochbuecher/${own}`);
  expect(await reportOf(foreign?.reference ?? "")).toMatchObject({ targetType: "address", targetId: null });
});

test("a notice finds a comment by its fragment", async () => {
  const { id } = await write(await createReader(), dish);
  const sent = await notice(`/de/rezepte/anderes?a=1#comment-${id}`);
  expect(await reportOf(sent?.reference ?? "")).toMatchObject({
    targetType: "comment",
    targetId: id,
    targetAddress: `/de/rezepte/${slug}#comment-${id}`,
  });
});

test.each(["https://example.com/de/rezepte/linsen", "kein Link", "javascript:alert(1)", ""])(
  "%j is no address of this site",
  async (url) => {
    expect(await notice(url)).toBeNull();
  },
);

test("a notice of child abuse needs neither name nor address", async () => {
  const input = { url: "/de/grundlagen", reason: "child_abuse", text: "Bild oben auf der Seite.", name: "" } as const;
  const sent = await createNotice({ ...input, locale: "de", reporterId: null, email: "" });
  expect(await reportOf(sent?.reference ?? "")).toMatchObject({ reporterName: null, reporterEmail: null });
});
