import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { testMailAction, testStorageAction } from "#lib/desk/setup/actions.ts";
import { findSetupFacts } from "#lib/desk/setup/facts-queries.ts";
import { insertEmptySite } from "#lib/seed/insert-empty-site.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string; email: string } | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));

setUpDatabase();
const dataDir = mkdtempSync(join(tmpdir(), "data-"));
vi.stubEnv("DATA_DIR", dataDir);

const signInAs = (newType: string) => {
  session.user = { id: newType, newType, email: "admin@example.test" };
};
const form = () => toForm({ locale: "en" });
const open = { status: "open" } as const;

test("an admin gets a test mail", async () => {
  signInAs("admin");
  expect(await testMailAction(open, form())).toMatchObject({ status: "sent", result: { isPassed: true } });
  const [file = ""] = readdirSync(join(dataDir, "mail"));
  const mail = readFileSync(join(dataDir, "mail", file), "utf8");
  expect(mail).toContain("To: admin@example.test");
  expect(mail).toContain("Subject: Test email");
});

test("the storage is tested and left as it was", async () => {
  signInAs("admin");
  expect(await testStorageAction(open, form())).toMatchObject({ status: "sent", result: { isPassed: true } });
  expect(readdirSync(join(dataDir, "media", "tests"))).toEqual([]);
});

test.each(["editor", "community"])("users of type %s test nothing", async (type) => {
  signInAs(type);
  expect(await testMailAction(open, form())).toMatchObject({ status: "failed" });
  expect(await testStorageAction(open, form())).toMatchObject({ status: "failed" });
});

test("an empty site lacks legal texts in both languages, and an admin", async () => {
  await insertEmptySite(() => {});
  const facts = await findSetupFacts();
  expect(facts.unwrittenPages).toHaveLength(10);
  expect(facts).toMatchObject({ admins: 0, mailHost: null, bucket: null, lastBackupAt: null });
});
