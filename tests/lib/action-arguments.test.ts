import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const session = vi.hoisted(() => ({ user: null as object | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => session.user,
  signOutCurrentSession: async () => {},
  signInUser: async () => {},
}));
const limit = vi.hoisted(() => ({ retrySeconds: null as number | null, countedCalls: 0 }));
vi.mock("#lib/platform/http/rate-limit/action-limit.ts", async (original) => ({
  ...(await original<object>()),
  countAction: async () => {
    limit.countedCalls += 1;
    return limit.retrySeconds;
  },
}));
// It loads next-auth, which only Next.js can.
vi.mock("#lib/people/accounts/oauth/start-oauth.ts", () => ({ startOAuth: async () => "/" }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get() {}, set() {}, delete() {} }),
}));
vi.mock("next/cache", async (original) => ({
  ...(await original<object>()),
  refresh() {},
  revalidateTag() {},
  revalidatePath() {},
  updateTag() {},
}));

setUpDatabase();
vi.stubEnv("DATA_DIR", mkdtempSync(join(tmpdir(), "data-")));
afterEach(() => void vi.restoreAllMocks());

const sources = productFiles.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const actionFiles = sources.filter(({ text }) => /^"use server";/m.test(text));

/** What declares an action and checks its arguments: `createAction`, or what is made with it. */
const isDeclared = (declaration: string) =>
  /= (?:createAction\(\s*\[|createFormAction(?:<[\w\s<>,"|()[\]]*>)?\(\s*\{|createUserFormAction\(\w+Schema,|define(?:Cookbook|Draft|Copy)Action\(\{|create(?:Save|Deletion|Merge|Order)Action\(pages\b)/.test(
    declaration,
  );

describe("every server action", () => {
  test("checks its arguments in the same way, before anything else", () => {
    const exported = actionFiles.flatMap(({ file, text }) =>
      text.split(/^(?=export )/m).flatMap((one) => (/^export (?!type|interface)/.test(one) ? [{ file, one }] : [])),
    );
    expect(exported.length).toBeGreaterThan(150);
    const unchecked = exported.filter(({ one }) => !/^export const \w+Action\b/.test(one) || !isDeclared(one));
    expect(unchecked.map(({ file, one }) => `${file}: ${one.split("\n", 1)[0]}`)).toEqual([]);
  });

  test("is declared at the top of a file of actions, where this test finds it", () => {
    expect(sources.filter(({ text }) => /^\s+"use server"/m.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ["lib/kitchen/cookbooks/cookbook-action.ts", /const action = createAction\(\s*\[formOrObject\(/],
    ["lib/content/recipe-drafts/editing/draft-action.ts", /const action = createAction\(\s*\[formOrObject\(/],
    ["lib/platform/auth/user-action.ts", /return createAction\(\[previousState, formOf\(/],
  ])("of %s checks its arguments", (file, expected) => expect(readFileSync(file, "utf8")).toMatch(expected));

  test("of the desk that is made by its kind checks its arguments", () => {
    const text = readFileSync("lib/platform/desk-resources/desk-actions.ts", "utf8");
    const makers = text.split(/^(?=export )/m).filter((one) => /^export function create\w+Action[<(]/.test(one));
    expect(makers).toHaveLength(4);
    for (const maker of makers) expect(maker).toMatch(/return createFormAction\(\{\s+fields\b.*\s+schema: \w+Schema,/);
  });
});

test.each([
  "export async function likeAction(form: FormData) {}",
  "export const likeAction = async (form) => {}",
  "export const likeAction = createAction(schemas, like)",
])("refuses the declaration %s", (declaration) => expect(isDeclared(declaration)).toBe(false));

const huge = "x".repeat(300_000);
/** Takes longest to count: two bytes a character, and some of two units. */
const surrogates = `ā${"a".repeat(600_000)}😀`;
const texts = ["", "1", "de", "\0\ud800", "../..", "00000000-0000-4000-8000-000000000000"];

/** The fields of all forms of the product. */
const fieldNames = [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(/\bname="([\w.]+)"/g)].map(([, name = ""]) => name))),
];

function toForm(value: string | File, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const name of fieldNames) form.append(name, value);
  for (const [name, text] of Object.entries(changes)) form.set(name, text);
  return form;
}

/** What a browser can send in place of any argument, each time anew. */
function listJunk(): unknown[] {
  const [id] = texts.slice(-1);
  const file = () => new File(["x"], "\0.png", { type: "image/png" });
  return [
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    ...texts,
    huge,
    [],
    [[]],
    [null],
    ["de", "de"],
    {},
    { id },
    { id: {} },
    { locale: "de" },
    { id: [], locale: ["de"], version: {} },
    JSON.parse('{"__proto__":{"id":1},"constructor":1,"toString":null}'),
    { get: null, length: -1 },
    { address: huge, query: huge, content: { steps: [null], rows: "x" } },
    Array.from({ length: 5000 }, () => ({})),
    new Date(Number.NaN),
    new Map([["id", 1]]),
    // One text in many places, as references in a small body make it.
    Object.fromEntries(Array.from({ length: 20_000 }, (_, place) => [`k${place}`, surrogates])),
    { address: surrogates, query: surrogates, content: Array.from({ length: 100 }, () => ({ text: surrogates })) },
    new Set([1]),
    new Uint8Array(9),
    file(),
    new Blob(["x"]),
    new FormData(),
    toForm(huge),
    toForm(file()),
    ...texts.map((text) => toForm(text)),
    toForm("", { locale: "de", ...(id && { id }) }),
    toForm(file(), { locale: "de", ...(id && { id, version: "1" }) }),
  ];
}

const isControlFlow = (error: unknown) =>
  /^NEXT_(REDIRECT|HTTP_ERROR_FALLBACK);/.test(String((error as { digest?: string }).digest));

describe.each([null, "community", "admin"] as const)("signed in as %s", (newType: UserType | null) => {
  test.each(actionFiles.map(({ file }) => file))(
    "actions of %s answer any argument, throw nothing, log nothing, and count towards the common limit",
    async (file) => {
      const log = (["error", "warn"] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
      const actions: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(
        /* @vite-ignore */ `#${file}`
      );
      const failures: string[] = [];
      let calls = 0;
      limit.countedCalls = 0;
      for (const [name, action] of Object.entries(actions)) {
        session.user = newType && {
          ...(await createMember()),
          newType,
          sessionId: "s",
          locale: "de",
          isPremium: false,
        };
        for (const [index, junk] of listJunk().entries()) {
          for (const args of [[junk], [{ status: "open" }, junk], [junk, junk, junk]]) {
            calls += 1;
            await action(...args).catch((error: unknown) => {
              if (!isControlFlow(error)) failures.push(`${name}, junk ${index}: ${String(error).slice(0, 200)}`);
            });
          }
        }
      }
      expect(failures.slice(0, 10)).toEqual([]);
      expect(limit.countedCalls).toBe(calls);
      expect(log.flatMap((spy) => spy.mock.calls).slice(0, 10)).toEqual([]);
    },
  );
});

test.each(actionFiles.map(({ file }) => file))("actions of %s do nothing above the common limit", async (file) => {
  const read = vi.spyOn(db, "select");
  const write = vi.spyOn(db, "transaction");
  const actions: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(/* @vite-ignore */ `#${file}`);
  limit.retrySeconds = 30;
  try {
    for (const action of Object.values(actions)) {
      for (const junk of listJunk()) {
        for (const args of [[junk], [{ status: "open" }, junk], [junk, junk, junk]]) await action(...args);
      }
    }
  } finally {
    limit.retrySeconds = null;
  }
  expect([...read.mock.calls, ...write.mock.calls]).toEqual([]);
});
