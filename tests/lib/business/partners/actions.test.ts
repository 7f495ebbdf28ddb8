import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { arrangePartnersAction, removePartnerAction, savePartnerAction } from "#lib/business/partners/actions.ts";
import { findDeskPartner, listCandidates, listDeskPartners } from "#lib/business/partners/desk-queries.ts";
import { getMenu } from "#lib/content/menus/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import { toLogo } from "#lib/platform/media/logos/logo-svg.ts";
import { createDish, createReader } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string } | null }));
vi.mock("#lib/platform/media/logos/logo-svg.ts", { spy: true });
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

const title = { de: "Partner", en: "Partners" };
const logo = (content: string) =>
  new File([`<svg viewBox="0 0 4 1">${content}</svg>`], "logo.svg", { type: "image/svg+xml" });

beforeEach(async () => {
  await db.delete(partners);
  await db.delete(menus);
  await db.delete(auditLog);
  session.user = { id: await createReader({ newType: "editor" }), newType: "editor" };
  vi.mocked(toLogo).mockClear();
});
const typed = { id: "", version: "0", locale: "de", tradeDe: "Tee", tradeEn: "Tea" };
const save = (fields: Record<string, string | File>) =>
  savePartnerAction({ status: "open" }, toForm({ ...typed, ...fields }));
const roleOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]?.newType;
const linksOf = async () => (await getMenu("de"))[0]?.groups[0]?.entries.map((link) => link.title);

test("an editor takes in partners, arranges and removes them, and the menu follows", async () => {
  const [first, second] = [await createReader({ newType: "contributor" }), await createReader({ newType: "partner" })];
  const names = new Map((await db.select().from(users)).map(({ id, name }) => [id, name]));
  expect((await listCandidates()).map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
  await expect(save({ userId: first, logo: logo('<path d="M0 0z"/>') })).rejects.toThrow("/de/desk/partner/");
  const content = [{ title, entries: [{ partnerId: first }] }];
  await importEntry("menus", { key: "partners", position: 0, title, route: "/partners", content });
  await expect(save({ userId: second, logo: logo('<path d="M1 1z"/>') })).rejects.toThrow("/de/desk/partner/");
  expect(await roleOf(first)).toBe("partner");
  expect(await linksOf()).toEqual([names.get(first), names.get(second)]);

  const stored = [first, second];
  const fields = { stored: stored.join(), order: stored.toReversed().join(), change: "arrange", locale: "de" };
  const arrange = () => arrangePartnersAction({ status: "open" }, toForm(fields));
  await expect(arrange()).rejects.toThrow("redirected");
  expect((await listDeskPartners()).map(({ id }) => id)).toEqual([second, first]);
  expect(await linksOf()).toEqual([names.get(second), names.get(first)]);
  expect(await arrange()).toMatchObject({ status: "invalid", errors: { form: "conflict" } });

  const removal = toForm({ id: second, version: "1", locale: "de" });
  await expect(removePartnerAction({ status: "open" }, removal)).rejects.toThrow("redirected to /de/desk/partner");
  expect(await roleOf(second)).toBe("contributor");
  expect(await linksOf()).toEqual([names.get(first)]);
  const lines = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectType, "partner"));
  expect(lines.map(({ action }) => action).sort()).toEqual(["arrange", "create", "create", "delete"]);

  // Without a new file the logo stays, and an old version is a conflict.
  const before = await findDeskPartner(first);
  const target = { id: first, userId: first, version: "1", tradeDe: "Gewürze" };
  await expect(save(target)).rejects.toThrow("redirected");
  expect(await findDeskPartner(first)).toMatchObject({ logo: before?.logo, trade: { de: "Gewürze" }, version: 2 });
  expect(await save(target)).toMatchObject({ errors: { form: "conflict" } });
});

test("every change expires what shows the partner, and an order the lists only", async () => {
  const slug = "gewuerzmuehle";
  const userId = await createReader({ newType: "contributor", slug });
  const dish = await createDish(userId);
  const lists = ["cards", "cookbooks", "feeds", "menus", "users"];
  const pages = [...lists, ...(await itemTags(dish)), `user:${slug}`].toSorted();
  await expect(save({ userId, logo: logo('<path d="M0 0z"/>') })).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(pages);
  const target = { id: userId, userId, version: "1" };
  await expect(save({ ...target, tradeDe: "Gewürze" })).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(pages);
  const other = await createReader({ newType: "partner" });
  await expect(save({ userId: other, logo: logo('<path d="M1 1z"/>') })).rejects.toThrow("redirected");
  takeExpired();
  const order = { stored: [userId, other].join(), order: [other, userId].join(), change: "arrange", locale: "de" };
  const arrange = () => arrangePartnersAction({ status: "open" }, toForm(order));
  await expect(arrange()).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(["feeds", "menus", "users"]);
  const remove = (version: string) =>
    removePartnerAction({ status: "open" }, toForm({ id: userId, version, locale: "de" }));
  for (const refused of [save(target), arrange(), remove("1")]) {
    expect(await refused).toMatchObject({ errors: { form: "conflict" } });
  }
  expect(takeExpired()).toEqual([]);
  await expect(remove("2")).rejects.toThrow("redirected");
  expect(takeExpired()).toEqual(pages);
});

test("a form with mistakes comes back with what was typed and the logo that was read", async () => {
  const userId = await createReader({ newType: "contributor" });
  expect(await save({ userId })).toMatchObject({ errors: { logo: "required" } });
  expect(await save({ userId, logo: logo("<text>Tee</text>") })).toMatchObject({ errors: { logo: "logoText" } });
  const refused = await save({ userId, tradeDe: "", logo: logo('<path d="M2 2z"/>') });
  expect(refused).toMatchObject({ errors: { tradeDe: "required" }, values: { userId, tradeEn: "Tea" } });
  const logoSvg = "values" in refused ? refused.values.logoSvg : "";
  expect(logoSvg).toContain("M2 2z");
  const attack = await save({ userId, tradeDe: "", logoSvg: logoSvg.replace("<path", '<path onload="x()"') });
  expect("values" in attack && attack.values.logoSvg).toBe(logoSvg);
});

test("readers and editors do not become partners, and only editors decide", async () => {
  const file = logo('<path d="M0 0z"/>');
  for (const newType of ["community", "editor"] as const) {
    const userId = await createReader({ newType });
    expect(await save({ userId, logo: file })).toMatchObject({ errors: { userId: "unsuitable" } });
    expect(await roleOf(userId)).toBe(newType);
  }
  const account = await createReader({ newType: "contributor", email: "guest@example.org" });
  expect(await save({ userId: account, logo: file })).toMatchObject({ errors: { userId: "unsuitable" } });
  expect((await listCandidates()).map(({ id }) => id)).not.toContain(account);
  const userId = await createReader({ newType: "contributor" });
  vi.mocked(toLogo).mockClear();
  session.user = { id: userId, newType: "contributor" };
  expect(await save({ userId, logo: file, logoSvg: "<svg/>" })).toMatchObject({ status: "failed" });
  session.user = null;
  await expect(save({ userId, logo: file, logoSvg: "<svg/>" })).rejects.toThrow("redirected to /de/login");
  expect(toLogo).not.toHaveBeenCalled();
  expect(takeExpired()).toEqual([]);
});

test("a partner with an account is a reader after the removal, who publishes nothing without a review", async () => {
  const userId = await createReader({ newType: "partner", email: "mill@example.org" });
  await expect(save({ userId, logo: logo('<path d="M0 0z"/>') })).rejects.toThrow("redirected");
  const removal = toForm({ id: userId, version: "1", locale: "de" });
  await expect(removePartnerAction({ status: "open" }, removal)).rejects.toThrow("redirected to /de/desk/partner");
  expect(await roleOf(userId)).toBe("community");
});

test("a partner whose account has become that of an admin keeps this role when they are removed", async () => {
  const userId = await createReader({ newType: "partner", email: "tea@example.org" });
  await expect(save({ userId, logo: logo('<path d="M0 0z"/>') })).rejects.toThrow("redirected");
  await db.update(users).set({ newType: "admin" }).where(eq(users.id, userId));
  const removal = toForm({ id: userId, version: "1", locale: "de" });
  await expect(removePartnerAction({ status: "open" }, removal)).rejects.toThrow("redirected to /de/desk/partner");
  expect(await findDeskPartner(userId)).toBeNull();
  expect(await roleOf(userId)).toBe("admin");
});
