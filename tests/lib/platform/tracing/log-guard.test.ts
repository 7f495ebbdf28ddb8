import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { guardLog, installLogGuard } from "#lib/platform/tracing/log-guard.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const write = vi.fn();
let log: ReturnType<typeof guardLog>;
beforeEach(() => {
  write.mockReset();
  log = guardLog(write);
});
afterEach(() => void vi.useRealTimers());

const written = () => write.mock.calls.map((values) => values.join(" ")).join("\n");
const secret = "5f3c-session-of-anna";

test.each([
  ["a parameter", () => db.execute(sql`select ${secret}::text, no_such_column`)],
  ["a value that is no id", () => db.execute(sql`select ${secret}::uuid`)],
])("writes why a query with %s failed, but not its values", async (_, query) => {
  const error = await query().then(
    () => new Error("no failure"),
    (failure: Error) => failure,
  );
  log("⨯", error);
  log(`⨯ ${error.stack}`);
  log("A page failed:", error.cause);
  log("A page failed:", new Error("rendering failed", { cause: error }));
  expect(write).toHaveBeenCalledTimes(4);
  expect(written()).toMatch(/code (42703|22P02)[\s\S]*log-guard\.test/);
  expect(written()).not.toContain(secret);
});

test("writes no row that a constraint refuses", async () => {
  await db.execute(sql`create table rows_of_test (name text unique)`);
  const insert = () => db.execute(sql`insert into rows_of_test values (${secret})`);
  await insert();
  log(await insert().catch((error: unknown) => error));
  expect(written()).toContain("constraint rows_of_test_name_key");
  expect(written()).not.toContain(secret);
});

test("writes addresses without the values of their parameters", () => {
  const invalid = ((): unknown => {
    try {
      return new URL(`//[/?token=${secret}`);
    } catch (error) {
      return error;
    }
  })();
  log(invalid);
  log(`Not requested: /de/suche?search=${secret}&page=2`);
  log(Object.assign(new Error(`GET https://tischlein.example/?a=1&token=${secret} failed`), { digest: "4711" }));
  expect(written()).not.toContain(secret);
  expect(written()).toContain("/de/suche?search=…&page=…");
  // The number that the error page shows.
  expect(written()).toContain("digest 4711");
});

test("writes that a text is no JSON, but not the text", () => {
  for (const text of ["Suppe", '{"search": Suppe}', `{"search": Suppe ${"x".repeat(50)}}`]) {
    try {
      JSON.parse(text);
    } catch (error) {
      log("⨯", error);
    }
  }
  expect(written()).toContain("JSON");
  expect(written()).not.toContain("Suppe");
});

test("errors of one kind are one entry a minute, which says how many there were", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  for (let count = 0; count < 500; count++) {
    const junk = Reflect.construct(TypeError, [`Cannot read properties of undefined (reading '${count}')`]);
    log("⨯", junk);
    log(`⨯ TypeError: form ${count} is not iterable\n    at somewhere`);
  }
  expect(write).toHaveBeenCalledTimes(2);
  log("⨯", new Error("the disk is full"));
  log('The job "a" failed:', new Error("the disk is full"));
  expect(write).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(60_000);
  log("⨯", new TypeError("Cannot read properties of undefined (reading 'x')"));
  expect(write.mock.lastCall?.at(-1)).toBe("(499 more of this kind before)");
});

test("texts of one kind are one entry a minute, too, with different ids", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  for (let count = 0; count < 500; count++) {
    log("sign-in: MissingCSRF");
    log("API request failed:", String(10_000 + count));
    log(`The mail server has refused the email ${randomUUID()}; see last_error in the outbox.`);
    log("Redis does not answer.", { count });
  }
  expect(write).toHaveBeenCalledTimes(4);
  expect(write.mock.lastCall).toEqual(["Redis does not answer.", { count: 0 }]);
  log("sign-in: CallbackRouteError");
  expect(write).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(60_000);
  log("sign-in: MissingCSRF");
  expect(write.mock.lastCall).toEqual(["sign-in: MissingCSRF", "(499 more of this kind before)"]);
});

test("passes on objects of any kind", () => {
  const row = Object.create(null);
  log("A row:", row);
  expect(write.mock.lastCall).toEqual(["A row:", row]);
});

test("guards errors and warnings of a console", () => {
  const target = { error: vi.fn(), warn: vi.fn() };
  const { error, warn } = target;
  installLogGuard(target);
  target.error(`/?token=${secret}`);
  target.warn(`/?token=${secret}`);
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([["/?token=…"], ["/?token=…"]]);
});
