import { redirect } from "next/navigation";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { toForm } from "./to-form.ts";

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createAction, formData, formOf, formOrObject, previousState, runAction } = await import(
  "#lib/platform/http/action.ts"
);
const { ApiError } = await import("#lib/platform/http/api-error.ts");

beforeEach(() => {
  request.headers = new Headers();
});

describe("a server action", () => {
  test("answers what its handler returns", async () => {
    expect(await runAction(async () => 5)).toEqual({ ok: true, data: 5 });
  });

  test("names what was refused like the REST API", async () => {
    const result = await runAction(async () => {
      throw new ApiError("invalid", { id: "uuid" });
    });
    expect(result).toEqual({ ok: false, code: "invalid", errors: { id: "uuid" } });
  });

  test("does not reveal an unexpected error", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const result = await runAction(async () => {
      throw new Error("select secret");
    });
    expect(result).toEqual({ ok: false, code: "unavailable", errors: {} });
    expect(JSON.stringify(log.mock.calls)).not.toContain("select");
    log.mockRestore();
  });

  test("refuses a request of another site before it does anything", async () => {
    const handler = vi.fn();
    for (const origin of ["https://elsewhere.example", "null"]) {
      request.headers = new Headers({ origin });
      expect(await runAction(handler)).toEqual({ ok: false, code: "forbidden", errors: {} });
    }
    expect(handler).not.toHaveBeenCalled();
    request.headers = new Headers({ origin: "http://localhost:3000" });
    expect(await runAction(async () => "done")).toEqual({ ok: true, data: "done" });
  });

  test("lets redirects pass", async () => {
    await expect(runAction(async () => redirect("/de/signup"))).rejects.toThrow("NEXT_REDIRECT");
  });
});

describe("the limit of all server actions", () => {
  const soup = formOf(z.object({ name: z.string() }));

  /** Calls another action from this network until the limit is reached. */
  async function exhaust(network: string): Promise<void> {
    request.headers = new Headers({ "x-forwarded-for": network });
    const other = createAction([], async () => "done");
    for (let calls = 0; calls < 3000; calls++) expect(await other()).toBe("done");
  }

  test("holds for a network and is told to each kind of caller, with what was typed", async () => {
    await exhaust("203.0.113.1");
    const handler = vi.fn(async () => "done");
    const action = createAction([soup], handler);
    const form = toForm({ name: "Borschtsch", password: "secret", photo: new File(["x"], "x.png"), $ACTION_KEY: "k" });
    expect(await action(form)).toEqual({
      ok: false,
      code: "tooMany",
      errors: {},
      status: "limited",
      values: { name: "Borschtsch" },
      retrySeconds: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
    });
    expect(handler).not.toHaveBeenCalled();
    request.headers = new Headers({ "x-forwarded-for": "203.0.113.2" });
    expect(await action(form)).toBe("done");
  });

  test("is told by an action with answers of another kind in its own way", async () => {
    await exhaust("203.0.113.3");
    const action = createAction(
      [soup],
      async () => ["found"],
      ({ name }) => [`no ${name}`],
    );
    expect(await action(toForm({ name: "Borschtsch" }))).toEqual(["no Borschtsch"]);
  });
});

describe("the arguments of a server action", () => {
  const soup = z.strictObject({ name: z.string("text").min(1, "required"), hot: z.stringbool().optional() });
  const refusal = { ok: false, code: "invalid", status: "failed" };

  test("are checked and converted before its handler runs", async () => {
    const handler = vi.fn(async (...args: unknown[]) => args);
    const action = createAction([soup, z.coerce.number().optional()], handler);
    expect(await action({ name: "Borschtsch", hot: "yes" }, "3")).toEqual([{ name: "Borschtsch", hot: true }, 3]);
    expect(await action({ name: "Borschtsch" })).toEqual([{ name: "Borschtsch" }, undefined]);
    handler.mockClear();
    expect(await action({ name: "" }, 3)).toMatchObject({ ...refusal, errors: { name: "required" } });
    expect(await action({ name: "x", salt: 1 } as never)).toMatchObject({ ...refusal, errors: { salt: "unknown" } });
    expect(await action(undefined as never)).toMatchObject({ ...refusal, errors: { body: expect.any(String) } });
    expect(await action({ name: "x" }, "three")).toMatchObject(refusal);
    expect(handler).not.toHaveBeenCalled();
  });

  test("that it does not take do not reach it", async () => {
    const action: (...args: unknown[]) => Promise<unknown> = createAction([], async (...args) => args);
    expect(await action("more")).toEqual([]);
  });

  test("may be a form, after a state that is not looked at", async () => {
    const action = createAction([previousState, formData], async (_, form) => form.get("name"));
    expect(await action({ status: "open" }, toForm({ name: "Borschtsch" }))).toBe("Borschtsch");
    for (const junk of [undefined, null, "name=x", { get: () => "x" }, [["name", "x"]]]) {
      expect(await action({ status: "open" }, junk as never)).toEqual({
        ...refusal,
        errors: expect.anything(),
        values: {},
      });
    }
  });

  test("may be the fields of a form; others, also those of React, are dropped", async () => {
    const action = createAction([formOf(soup)], async (input) => input);
    expect(await action(toForm({ name: "Borschtsch", $ACTION_KEY: "k", salt: "1" }))).toEqual({ name: "Borschtsch" });
    expect(await action(toForm({ name: "" }))).toMatchObject({ ...refusal, errors: { name: "required" } });
    expect(await action({ name: "Borschtsch" } as never)).toMatchObject(refusal);
  });

  test("may be a form or an object, and the handler knows which", async () => {
    const action = createAction([formOrObject(soup)], async (argument) => argument);
    expect(await action(toForm({ name: "Borschtsch" }))).toEqual({ isForm: true, input: { name: "Borschtsch" } });
    expect(await action({ name: "Borschtsch" })).toEqual({ isForm: false, input: { name: "Borschtsch" } });
    expect(await action({ name: "" })).toMatchObject({ ...refusal, errors: { name: "required" } });
    expect(await action(null as never)).toMatchObject(refusal);
  });
});
