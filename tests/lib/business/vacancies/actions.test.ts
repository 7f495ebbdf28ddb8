import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { endVacancyAction, saveVacancyAction } from "#lib/business/vacancies/actions.ts";
import { listOpenVacancies, listVacancies } from "#lib/business/vacancies/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { vacancies } from "#lib/platform/db/tables/company/vacancies.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/headers", () => ({ cookies: async () => ({ set() {} }), headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let editor: string;
beforeAll(async () => {
  editor = await createReader({ newType: "editor" });
});
beforeEach(async () => {
  await db.delete(vacancies);
});

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

const content = {
  titleDe: "Bäckerin",
  titleEn: "Baker",
  textDe: "Du backst Brot.",
  textEn: "You bake bread.",
  employmentType: "PART_TIME",
  postcode: "10997",
  city: "Berlin",
  salaryMin: "38.000",
  salaryMax: "42000",
  salaryUnit: "YEAR",
  closesOn: "",
};

type Action = typeof saveVacancyAction | typeof endVacancyAction;

async function run(action: Action, fields: Record<string, string>): Promise<unknown> {
  const form = toForm({ locale: "de", ...fields });
  return action({ status: "open" }, form as never).catch((error: Error) => error.message);
}
const save = (changes: Record<string, string> = {}) =>
  run(saveVacancyAction, { id: "", version: "0", ...content, ...changes });
const end = (id: string, version: string) => run(endVacancyAction, { id, version });

const done = "redirected to /de/desk/jobs";
const idOf = async () => (await db.select().from(vacancies))[0]?.id ?? "";

test("only signed-in editors publish, change and end positions", async () => {
  await signInAs(editor);
  await save();
  const id = await idOf();
  takeExpired();
  const others = [null, await createReader(), await createReader({ newType: "contributor" })];
  for (const user of [...others, await createReader({ newType: "editor", bannedAt: new Date() })]) {
    await signInAs(user);
    for (const result of [await save(), await save({ id, version: "1", titleDe: "Koch" }), await end(id, "1")]) {
      expect(result).not.toBe(done);
    }
  }
  expect(await db.select().from(vacancies)).toMatchObject([
    { id, version: 1, endedAt: null, title: { de: "Bäckerin" } },
  ]);
  expect(takeExpired()).toEqual([]);
});

test("a position is public from its publication until it is ended", async () => {
  await signInAs(editor);
  expect(await save({ isRemote: "on" })).toBe(done);
  expect(takeExpired()).toEqual(["vacancies"]);
  const id = await idOf();
  const facts = { id, employmentType: "PART_TIME", postcode: "10997", city: "Berlin", isRemote: true };
  const salary = { salaryMin: 38_000, salaryMax: 42_000, salaryUnit: "YEAR", closesOn: null };
  expect(await listOpenVacancies("de")).toMatchObject([
    { ...facts, ...salary, title: "Bäckerin", text: "Du backst Brot." },
  ]);
  expect(await listOpenVacancies("en")).toMatchObject([{ title: "Baker", text: "You bake bread." }]);

  expect(await save({ id, version: "1", titleDe: "Konditorin", salaryMin: "", salaryMax: "" })).toBe(done);
  expect(takeExpired()).toEqual(["vacancies"]);
  expect(await listOpenVacancies("de")).toMatchObject([{ title: "Konditorin", isRemote: false, salaryMin: null }]);
  expect(await end(id, "2")).toBe(done);
  expect(takeExpired()).toEqual(["vacancies"]);
  expect(await listOpenVacancies("de")).toEqual([]);
  expect((await listVacancies(1)).data).toMatchObject([{ id, isOpen: false }]);
  // What has ended stays as it was.
  expect(await save({ id, version: "3" })).toMatchObject({ status: "failed" });
  expect(takeExpired()).toEqual([]);
});

test("a position closes after its last day", async () => {
  await signInAs(editor);
  await save({ closesOn: "2099-12-31" });
  const id = await idOf();
  expect(await listOpenVacancies("de")).toMatchObject([{ closesOn: "2099-12-31" }]);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format();
  await db.update(vacancies).set({ closesOn: today }).where(eq(vacancies.id, id));
  expect(await listOpenVacancies("de")).toHaveLength(1);
  await db.update(vacancies).set({ closesOn: "2026-01-31" }).where(eq(vacancies.id, id));
  expect(await listOpenVacancies("de")).toEqual([]);
  expect((await listVacancies(1)).data).toMatchObject([{ isOpen: false }]);
});

test("of two editors the second one sees that the position has changed", async () => {
  await signInAs(editor);
  await save();
  const id = await idOf();
  expect(await save({ id, version: "1", city: "Köln" })).toBe(done);
  expect(await save({ id, version: "1", city: "Bonn" })).toMatchObject({
    errors: { titleDe: "conflict" },
    values: { city: "Bonn" },
  });
  expect(await end(id, "1")).toMatchObject({ status: "failed" });
});

test("names the fields with errors and keeps what was typed", async () => {
  await signInAs(editor);
  const typed = { titleDe: " ", employmentType: "", postcode: "1099", salaryMin: "38.000,50", closesOn: "2026-01-31" };
  expect(await save({ ...typed, textEn: "x".repeat(6001) })).toMatchObject({
    status: "invalid",
    errors: {
      titleDe: "required",
      textEn: "tooLong",
      employmentType: "noType",
      postcode: "badPostcode",
      salaryMin: "badSalary",
      closesOn: "pastDate",
    },
    values: { ...typed, titleEn: "Baker" },
  });
  expect(await save({ salaryMin: "50000", salaryMax: "42 000" })).toMatchObject({ errors: { salaryMax: "badRange" } });
  expect(await save({ closesOn: "31.12.2099" })).toMatchObject({ errors: { closesOn: "badDate" } });
  expect(await db.$count(vacancies)).toBe(0);
});
