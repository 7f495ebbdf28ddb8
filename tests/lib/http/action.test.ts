import { redirect } from "next/navigation";
import { beforeEach, describe, expect, test, vi } from "vitest";

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));
vi.mock("#lib/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { runAction } = await import("#lib/http/action.ts");
const { ApiError } = await import("#lib/http/api-error.ts");

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
