import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { checkImportAction, confirmImportAction, discardImportAction } from "#lib/content/content-transfer/actions.ts";
import { findPendingImport } from "#lib/content/content-transfer/pending-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { smallContent } from "./small-content.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();
vi.stubEnv("DATA_DIR", mkdtempSync(join(tmpdir(), "data-")));

async function signInAs(newType: UserType | null) {
  session.user = newType && { id: await createReader({ newType }), newType };
}

beforeEach(() => signInAs("admin"));

const page = "redirected to /de/desk/inhalte";
const open = { status: "open" } as const;
const lists = ["cards", "categories", "cookbooks", "feeds", "ingredients", "menus", "questions", "tags", "users"];

function check(content: unknown, name = "tags.json") {
  const file = new File([typeof content === "string" ? content : JSON.stringify(content)], name);
  return checkImportAction(open, toForm({ locale: "de", file }));
}

/** The form below the report on a file that has been checked. */
const toReportForm = (file = "") => toForm({ locale: "de", file });

test("an admin checks a file and imports exactly that one", async () => {
  await expect(check(smallContent.tags)).rejects.toThrow(`${page}#result`);
  const first = await findPendingImport();
  expect(first?.report.kinds).toEqual([{ kind: "tags", created: ["quick"], changed: [], unchanged: 0 }]);
  expect(await db.$count(tags)).toBe(0);

  await expect(check(smallContent.units, "units (1).json")).rejects.toThrow(page);
  const second = await findPendingImport();
  expect(await confirmImportAction(open, toReportForm(first?.storageKey))).toMatchObject({
    status: "failed",
  });
  expect(takeExpired()).toEqual([]);
  await expect(confirmImportAction(open, toReportForm(second?.storageKey))).rejects.toThrow(page);
  expect(await db.$count(tags)).toBe(0);
  expect(await findPendingImport()).toBeNull();
  expect(takeExpired()).toEqual(lists);

  await expect(check(smallContent.units, "units.json")).rejects.toThrow(page);
  const unchanged = await findPendingImport();
  await expect(confirmImportAction(open, toReportForm(unchanged?.storageKey))).rejects.toThrow(page);
  expect(takeExpired()).toEqual([]);
});

test("a file with problems cannot be imported", async () => {
  await expect(check(smallContent.recipes, "recipes.json")).rejects.toThrow(page);
  const pending = await findPendingImport();
  expect(pending?.report.problems.map(({ code }) => code)).toContain("unknownReference");
  expect(await confirmImportAction(open, toReportForm(pending?.storageKey))).toMatchObject({
    status: "failed",
  });
  expect(await db.$count(recipes)).toBe(0);
  await expect(discardImportAction(open, toReportForm(pending?.storageKey))).rejects.toThrow(page);
  expect(await findPendingImport()).toBeNull();
});

test.each([
  ["no zip", "content.zip", "badFile"],
  ["[]", "whatever.json", "badFile"],
  ["", "tags.json", "missing"],
])("a file with %j named %s is refused", async (text, name, error) => {
  expect(await check(text, name)).toMatchObject({ status: "invalid", errors: { file: error } });
});

test.each([null, "community", "contributor", "partner", "editor"] as const)(
  "users of type %s import nothing",
  async (type) => {
    await expect(check(smallContent.tags)).rejects.toThrow(page);
    const file = (await findPendingImport())?.storageKey ?? "";
    await signInAs(type);
    // Where the session has ended they sign in first.
    const refused = type === null ? "redirected to /de/login" : { status: "failed" };
    const answers = [
      () => check(smallContent.units),
      () => confirmImportAction(open, toReportForm(file)),
      () => discardImportAction(open, toReportForm(file)),
    ].map((send) => send().catch((error: Error) => error.message));
    for (const answer of await Promise.all(answers)) {
      expect(answer).toEqual(typeof refused === "string" ? refused : expect.objectContaining(refused));
    }
    expect(await db.$count(tags)).toBe(0);
    expect((await findPendingImport())?.storageKey).toBe(file);
    expect(takeExpired()).toEqual([]);
  },
);

test("the role is checked again in the transaction", async () => {
  session.user = { id: await createReader({ newType: "editor" }), newType: "admin" };
  expect(await check(smallContent.tags)).toMatchObject({ status: "failed" });
});

test("of ten files at once one is checked, eight wait, and one is refused without a line in the log", async () => {
  const log = vi.spyOn(console, "error");
  const states = await Promise.all(Array.from({ length: 10 }, () => check("no table", "soup.csv")));
  expect(states.filter((state) => state.status === "invalid")).toHaveLength(9);
  expect(states.filter((state) => state.status === "failed")).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});
