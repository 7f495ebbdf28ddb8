import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fillPlaceholders } from "#lib/content/stories/placeholders.ts";
import { findSetupFacts } from "#lib/desk/setup/facts-queries.ts";
import { site } from "#lib/platform/config/site.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { db } from "#lib/platform/db/client.ts";
import { loadSiteSettings, readSiteSettings } from "#lib/platform/db/settings/site-settings.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { siteSettings } from "#lib/platform/db/tables/company/site-settings.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { createMessageTranslator, loadMessages } from "#lib/platform/i18n/messages.ts";
import {
  saveColorsAction,
  saveIdentityAction,
  saveImprintAction,
  saveLanguagesAction,
  saveLogoAction,
} from "#lib/platform/site-settings/actions.ts";
import { changeSiteSettings } from "#lib/platform/site-settings/mutations.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createUser } from "#tests/support/owned-resources.ts";

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("#lib/platform/http/flash-message.ts", () => ({ setFlashMessage: async () => {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();
const open = { status: "open" } as const;
let admin: string;
let editor: string;

beforeAll(async () => {
  admin = (await createUser("admin")).id;
  editor = (await createUser("editor")).id;
});
afterEach(async () => {
  await db.delete(siteSettings);
  await db.delete(auditLog);
  setSiteSettings({});
});

function form(fields: Record<string, string | File>): FormData {
  return toForm({ id: "", version: "0", locale: "de", ...fields });
}
const identity = {
  name: "Annas Küche",
  mail: "anna@kueche.de",
  claimDe: "Kochen",
  claimEn: "Cooking",
  descriptionDe: "",
  descriptionEn: "",
  social: "Instagram https://instagram.com/anna\n",
};

test("an admin names the site: its name is everywhere, and the audit log has a line", async () => {
  session.user = { id: admin };
  await expect(saveIdentityAction(open, form(identity))).rejects.toThrow("redirected to /de/desk/einrichtung");
  expect(takeExpired()).toEqual(["site"]);
  expect(site).toMatchObject({ name: "Annas Küche", mail: "anna@kueche.de" });
  expect(site.social).toEqual([{ name: "Instagram", href: "https://instagram.com/anna" }]);
  expect((await loadMessages("de")).layout.meta.title).toBe("Kochen");
  expect(JSON.stringify(await loadMessages("en"))).not.toContain("Tischlein");
  expect(fillPlaceholders("{site}: {email}", "–")).toBe("Annas Küche: [anna@kueche.de](mailto:anna@kueche.de)");
  const lines = await db.select().from(auditLog);
  expect(lines).toMatchObject([{ actorId: admin, action: "update", subjectType: "site", subjectName: "Annas Küche" }]);
});

test("a name with an apostrophe or several words reads well in all texts", async () => {
  setSiteSettings({ name: "Anna's Table" });
  expect(JSON.stringify(await loadMessages("de"))).toContain("Anna''s-Table-Konto");
  const t = await createMessageTranslator("en", { namespace: "plus.product" });
  expect(t("monthly")).toBe("Anna's Table Plus, one month");
});

test.each([
  [{ mail: "anna" }, { mail: "badEmail" }],
  [{ name: "" }, { name: "required" }],
  [{ name: "<b>" }, { name: "badSiteName" }],
  [{ name: "x".repeat(41) }, { name: "tooLong" }],
  [{ claimEn: "" }, { claimEn: "required" }],
  [{ social: "Instagram" }, { social: "badLinks" }],
  [{ social: "X javascript:alert(1)" }, { social: "badLinks" }],
])("%j is refused and nothing typed is lost", async (changes, errors) => {
  session.user = { id: admin };
  const typed = { ...identity, ...changes };
  expect(await saveIdentityAction(open, form(typed))).toMatchObject({ status: "invalid", errors, values: typed });
  expect(await readSiteSettings()).toEqual({ settings: {}, version: 0 });
  expect(takeExpired()).toEqual([]);
});

test("colours are saved only if texts in them can be read", async () => {
  session.user = { id: admin };
  const colors = { primary: "#7A1F3D", primaryDark: "#f2a7bf", accent: "#e8b04a", accentDark: "#e8b04a" };
  expect(await saveColorsAction(open, form({ ...colors, primary: "#f2a7bf" }))).toMatchObject({
    errors: { primary: "lowContrast" },
  });
  expect(await saveColorsAction(open, form({ ...colors, accent: "gold" }))).toMatchObject({
    errors: { accent: "badColor" },
  });
  await expect(saveColorsAction(open, form(colors))).rejects.toThrow("redirected");
  expect(site.colors).toEqual({ ...colors, primary: "#7a1f3d" });
});

test("a logo is set and removed", async () => {
  session.user = { id: admin };
  const file = (content: string) => new File([content], "logo.svg", { type: "image/svg+xml" });
  const svg = `<svg viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>`;
  expect(await saveLogoAction(open, form({ logo: file("x") }))).toMatchObject({ errors: { logo: "noSvg" } });
  expect(await saveLogoAction(open, form({ logo: file("") }))).toMatchObject({ errors: { logo: "required" } });
  await expect(saveLogoAction(open, form({ logo: file(svg) }))).rejects.toThrow("redirected");
  expect(site.logo).toContain(`id="logo"`);
  await expect(saveLogoAction(open, form({ version: "1", isRemoved: "on" }))).rejects.toThrow("redirected");
  expect(site.logo).toBeNull();
});

test("an admin switches a language off and on again", async () => {
  session.user = { id: admin };
  await expect(saveLanguagesAction(open, form({ de: "on" }))).rejects.toThrow("redirected to /de/desk/einrichtung");
  expect(getActiveLocales()).toEqual(["de"]);
  expect((await findSetupFacts()).unwrittenPages.map(({ locale }) => locale)).not.toContain("en");
  await expect(saveLanguagesAction(open, form({ version: "1", de: "on", en: "on" }))).rejects.toThrow("redirected");
  expect(getActiveLocales()).toEqual(["de", "en"]);
  expect((await findSetupFacts()).unwrittenPages.map(({ locale }) => locale)).toContain("en");
});

test("the last language stays on", async () => {
  session.user = { id: admin };
  expect(await saveLanguagesAction(open, form({}))).toMatchObject({ status: "invalid", errors: { de: "noLanguage" } });
  expect(await readSiteSettings()).toEqual({ settings: {}, version: 0 });
});

test("a site with one language needs its texts in that language only", async () => {
  await changeSiteSettings({ adminId: admin, version: 0 }, { locales: ["de"] });
  await loadSiteSettings();
  session.user = { id: admin };
  const typed = form({ ...identity, version: "1", claimEn: "" });
  await expect(saveIdentityAction(open, typed)).rejects.toThrow("redirected");
  expect((await readSiteSettings()).settings.claim).toEqual({ de: "Kochen" });
  expect((await loadMessages("de")).layout.meta.title).toBe("Kochen");
  expect((await loadMessages("en")).layout.meta.title).not.toBe("");
});

test("empty facts of the imprint are missing, and other settings stay", async () => {
  await changeSiteSettings({ adminId: admin, version: 0 }, { name: "Annas Küche" });
  session.user = { id: admin };
  const facts = Object.fromEntries(
    ["name", "representatives", "street", "city", "phone", "register", "vat", "authority", "responsible"].map(
      (name) => [name, name === "vat" ? "" : "none"],
    ),
  );
  await expect(saveImprintAction(open, form({ ...facts, version: "1" }))).rejects.toThrow("redirected");
  expect(site.imprint).toMatchObject({ vat: null, street: "none" });
  expect(site.name).toBe("Annas Küche");
});

test("the second of two admins with the same version gets a conflict", async () => {
  await changeSiteSettings({ adminId: admin, version: 0 }, { name: "Eins" });
  const late = changeSiteSettings({ adminId: admin, version: 0 }, { name: "Zwei" });
  await expect(late).rejects.toEqual(new DeskError("conflict"));
  await loadSiteSettings();
  expect(site.name).toBe("Eins");
});

test("editors and readers who are not signed in change nothing", async () => {
  session.user = { id: editor };
  expect(await saveIdentityAction(open, form(identity))).toMatchObject({ status: "failed" });
  expect(await saveLanguagesAction(open, form({ de: "on" }))).toMatchObject({ status: "failed" });
  session.user = null;
  await expect(saveIdentityAction(open, form(identity))).rejects.toThrow("redirected to /de/login");
  expect(await db.select().from(siteSettings)).toEqual([]);
  expect(takeExpired()).toEqual([]);
});
