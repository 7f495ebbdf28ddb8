import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { updateCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { getSharedCookbook, listPublicCookbooksByUser } from "#lib/kitchen/cookbooks/queries.ts";
import { getOwnCookbook } from "#lib/kitchen/cookbooks/queries-own.ts";
import { createNotice } from "#lib/people/reports/mutations.ts";
import { findStatement } from "#lib/people/reports/statement-queries.ts";
import { findTarget } from "#lib/people/reports/target-queries.ts";
import { liftEndedBans } from "#lib/people/users/ban-mutations.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions, reports } from "#lib/platform/db/tables/community/reports.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { expireSlugs, findSlug } from "#lib/platform/routing/slugs.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createDish, createReader, rowOf, write } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createContact, decide, report, reportOf, subjectsTo, textsTo } from "./fixtures.ts";

setUpDatabase();

let editor: string;
let admin: string;

beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
  admin = await createReader({ newType: "admin" });
});

async function contactOf(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error("no user");
  return user;
}

const isPublic = async (id: string) => (await findTarget(db, { type: "recipe", id }, "de"))?.isVisible;

test("a hidden recipe is not public, and restored it expires when it would have", async () => {
  const author = await createContact();
  const dish = await createDish(author.id);
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.update(items).set({ expiresAt }).where(eq(items.id, dish));
  const reporter = await createContact({ locale: "en" });
  const row = await report(dish, { reporterId: reporter.id });
  await decide(editor, row.id);
  expect(await isPublic(dish)).toBe(false);
  expect(await subjectsTo(author.email)).toEqual(["Dein Rezept ist nicht mehr öffentlich"]);
  expect((await textsTo(author.email))[0]).toMatch(
    /Abschnitt 3[\s\S]*Werbung ist nicht erlaubt[\s\S]*widerspruch\?token=/,
  );
  expect(await subjectsTo(reporter.email)).toContain(`Decision on your report ${row.reference}`);
  await decide(admin, row.id, { action: "restore", newestId: null });
  expect(await isPublic(dish)).toBe(true);
  const [item] = await db.select().from(items).where(eq(items.id, dish));
  expect(item?.expiresAt).toEqual(expiresAt);
  expect(await subjectsTo(author.email)).toContain("Dein Rezept ist wieder öffentlich");
});

test("a writer reads of the content in their language, and which words are the editor's own", async () => {
  const author = await createContact({ locale: "en" });
  const texts = { de: recipeTexts(randomUUID(), "Spätzle"), en: recipeTexts(randomUUID(), "Noodles") };
  const dish = await createTestRecipe(author.id, { texts });
  const row = await report(dish, { reporterId: (await createContact()).id });
  const { decisionId } = await decide(editor, row.id, { text: "Das ist Werbung.\n\nBitte ändern." });
  const [mail] = await textsTo(author.email);
  expect(mail).toContain("Noodles");
  expect(mail).not.toContain("Spätzle");
  expect(mail).toMatch(/in their own words:\s+“Das ist Werbung\.\s+Bitte ändern\.”/);
  expect(await findStatement({ decisionId, reportId: null }, "en")).toMatchObject({ targetTitle: "Noodles" });
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({ targetTitle: "Spätzle" });
  await decide(admin, row.id, { action: "restore", newestId: null });
  expect((await textsTo(author.email))[1]).toMatch(/Noodles[\s\S]*\/en\/recipes\//);
});

test("a reporter reads the title as it was when it is hidden, the writer as it is", async () => {
  const dish = await createTestRecipe(await createReader(), { texts: { de: recipeTexts(randomUUID(), "Spätzle") } });
  const row = await report(dish, { reporterId: (await createContact()).id });
  const { decisionId } = await decide(editor, row.id);
  await db.update(itemTexts).set({ title: "Geheimes Gericht" }).where(eq(itemTexts.itemId, dish));
  expect(await findStatement({ decisionId, reportId: row.id }, "de")).toMatchObject({ targetTitle: "Spätzle" });
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({ targetTitle: "Geheimes Gericht" });
});

test("a reporter gets the link of the content, in their language, and none that was made up", async () => {
  const texts = { de: recipeTexts(randomUUID(), "Spätzle"), en: recipeTexts(randomUUID(), "Noodles") };
  const dish = await createTestRecipe(await createReader(), { texts });
  const reporter = await createContact({ locale: "en" });
  const row = await report(dish, { reporterId: reporter.id });
  await db.update(reports).set({ targetAddress: "/de/kaufe-jetzt" }).where(eq(reports.id, row.id));
  await decide(editor, row.id, { action: "dismiss" });
  const [, decision] = await textsTo(reporter.email);
  expect(decision).toContain(`/en/recipes/${texts.en.slug}`);
  expect(decision).not.toContain("kaufe");
});

test.each(["/de/kaufe-jetzt", "//evil.example/anmelden"])(
  "the decision about %j, a page without content, links nothing",
  async (targetAddress) => {
    const email = `${randomUUID()}@tischlein.example`;
    const sent = await createNotice({
      url: "/de/grundlagen",
      reason: "spam",
      text: "Reine Werbung auf dieser Seite.",
      name: "Ada",
      locale: "de",
      reporterId: null,
      email,
    });
    const row = await reportOf(sent?.reference ?? "");
    await db.update(reports).set({ targetAddress }).where(eq(reports.id, row.id));
    const { decisionId } = await decide(editor, row.id, { action: "dismiss" });
    expect((await reportOf(row.reference)).decisionId).toBe(decisionId);
    const [, decision] = await textsTo(email);
    expect(decision).toMatch(/widerspruch\?token=/);
    expect(decision).not.toMatch(/kaufe|evil/);
  },
);

test("of editors who decide at once, one does", async () => {
  const dish = await createDish();
  const row = await report(dish);
  const results = await Promise.allSettled([
    decide(editor, row.id),
    decide(admin, row.id, { action: "dismiss" }),
    decide(admin, row.id),
    decide(editor, row.id, { action: "warn" }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  expect(reasons.every((reason) => reason.includes("conflict"))).toBe(true);
  expect(await db.$count(reportDecisions, eq(reportDecisions.targetId, dish))).toBe(1);
});

test("a decision covers the reports that were read; later ones stay open", async () => {
  const dish = await createDish();
  const first = await report(dish);
  const second = await report(dish);
  const later = await report(dish);
  const { decisionId } = await decide(editor, first.id, { newestId: second.id, action: "dismiss" });
  expect((await reportOf(first.reference)).decisionId).toBe(decisionId);
  expect((await reportOf(second.reference)).decisionId).toBe(decisionId);
  expect((await reportOf(later.reference)).decisionId).toBeNull();
  expect(await isPublic(dish)).toBe(true);
});

test("a hidden comment follows its state machine", async () => {
  const author = await createContact();
  const { id } = await write(author.id, await createDish());
  const row = await report(id, { type: "comment", reason: "harassment" });
  await expect(decide(editor, row.id, { version: 2 })).rejects.toThrow("conflict");
  await decide(editor, row.id);
  expect(await rowOf(id)).toMatchObject({ state: "hidden", reasons: ["insult"] });
  await decide(editor, row.id, { action: "restore", newestId: null });
  expect(await rowOf(id)).toMatchObject({ state: "visible" });
  await expect(decide(editor, row.id, { action: "restore", newestId: null })).rejects.toThrow("conflict");
});

test("a hidden cookbook is read by its owner alone, also when they make it public again, until it is restored", async () => {
  const owner = await createContact();
  const { id, publicSlugs } = await createCookbook(owner.id, "Pillen kaufen", { visibility: "public" });
  const [slug = ""] = publicSlugs;
  const row = await report(id, { type: "cookbook" });
  expect(row).toMatchObject({ targetType: "cookbook", targetAddress: `/de/kochbuecher/${slug}` });
  const { decisionId } = await decide(editor, row.id);
  const isShared = async () => (await findSlug("/cookbooks/[slug]", "de", slug)) !== null;
  const expectHidden = async () => {
    expireSlugs();
    expect(await isShared()).toBe(false);
    expect(await getSharedCookbook("de", slug)).toBeNull();
    expect(await listPublicCookbooksByUser("de", (await contactOf(owner.id)).slug)).toEqual([]);
  };
  await expectHidden();
  expect(await getOwnCookbook(owner.id, id, "de")).toMatchObject({ isHidden: true, visibility: "public", slug: null });
  await updateCookbook({ userId: owner.id, id, locale: "de", title: "Andere Pillen", visibility: "public" });
  await expectHidden();
  expect(await subjectsTo(owner.email)).toEqual(["Dein Kochbuch ist nicht mehr öffentlich"]);
  expect((await textsTo(owner.email))[0]).toMatch(/Pillen kaufen[\s\S]*widerspruch\?token=/);
  expect(await findStatement({ decisionId, reportId: null }, "de")).toMatchObject({ targetType: "cookbook" });
  await decide(admin, row.id, { action: "restore", newestId: null });
  expireSlugs();
  expect(await isShared()).toBe(true);
  expect(await subjectsTo(owner.email)).toContain("Dein Kochbuch ist nicht mehr verborgen");
});

test("a ban ends sessions, and ends by itself", async () => {
  const { id, email } = await createContact();
  const session = await createWebSession(id, "Firefox");
  const row = await report(id, { type: "user" });
  await decide(editor, row.id, { action: "ban", bannedUntil: new Date(Date.now() + 3_600_000) });
  expect(await findUserBySessionId(session)).toBeNull();
  expect(await subjectsTo(email)).toEqual(["Dein Konto ist gesperrt"]);
  await liftEndedBans();
  const bannedAt = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt;
  expect(await bannedAt()).toBeInstanceOf(Date);
  await db
    .update(users)
    .set({ bannedUntil: new Date(Date.now() - 1000) })
    .where(eq(users.id, id));
  await liftEndedBans();
  expect(await bannedAt()).toBeNull();
});

test("a ban without end stays until it is lifted", async () => {
  const { id } = await createContact();
  const row = await report(id, { type: "user" });
  await decide(editor, row.id, { action: "ban" });
  await liftEndedBans();
  expect((await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt).toBeInstanceOf(Date);
  await decide(editor, row.id, { action: "unban", newestId: null });
  expect((await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt).toBeNull();
});

test("the ban of an admin is lifted by an admin, that of an editor by an editor as well", async () => {
  const { id } = await createContact();
  const row = await report(id, { type: "user" });
  const bannedAt = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.bannedAt;
  const unban = (editorId: string) => decide(editorId, row.id, { action: "unban", newestId: null });
  await decide(editor, row.id, { action: "ban" });
  await unban(editor);
  await decide(admin, (await report(id, { type: "user" })).id, { action: "ban" });
  await expect(unban(editor)).rejects.toMatchObject({ code: "adminBan" });
  expect(await bannedAt()).toBeInstanceOf(Date);
  await unban(admin);
  expect(await bannedAt()).toBeNull();
  // Of the operator at the command line.
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
  await expect(unban(editor)).rejects.toMatchObject({ code: "adminBan" });
});

test("editors are not banned at the desk", async () => {
  const row = await report(admin, { type: "user" });
  await expect(decide(editor, row.id, { action: "ban" })).rejects.toThrow("forbidden");
  expect((await reportOf(row.reference)).decisionId).toBeNull();
});

test("a profile is not hidden by itself", async () => {
  const row = await report(await createReader(), { type: "user" });
  await expect(decide(editor, row.id)).rejects.toThrow("impossible");
});

test("only editors and admins decide", async () => {
  const dish = await createDish();
  const row = await report(dish);
  const others = [
    await createReader(),
    await createReader({ newType: "contributor" }),
    await createReader({ newType: "editor", bannedAt: new Date() }),
  ];
  for (const user of others) await expect(decide(user, row.id)).rejects.toThrow("missing");
  expect(await isPublic(dish)).toBe(true);
});
