import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { RecipeImportError, type RecipeImportErrorCode } from "#lib/content/recipe-import/errors.ts";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; sessionId: string } | null }));
const importRecipe = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("#lib/content/recipe-import/import-recipe.ts", () => ({ importRecipe }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": "198.51.100.7" }) }));

const { readRecipePageAction } = await import("#lib/content/recipe-import/actions.ts");

const address = "https://example.com/tart";
const signIn = () => {
  session.user = { id: randomUUID(), sessionId: randomUUID() };
};

beforeEach(() => {
  removeProcessSingleton("rate-limit-recipe-import-per-user");
  removeProcessSingleton("rate-limit-recipe-import-per-client");
  importRecipe.mockReset().mockResolvedValue({ title: "Tart" });
  signIn();
});

test("reads a page for signed-in users only", async () => {
  expect(await readRecipePageAction({ address })).toEqual({ ok: true, data: { title: "Tart" } });
  session.user = null;
  expect(await readRecipePageAction({ address })).toMatchObject({ ok: false, code: "unauthorized" });
  expect(importRecipe).toHaveBeenCalledTimes(1);
});

test.each<[RecipeImportErrorCode, string]>([
  ["privateAddress", "unreachable"],
  ["unreachable", "unreachable"],
  ["noRecipe", "noRecipe"],
])("answers %s as %s", async (code, answered) => {
  importRecipe.mockRejectedValue(new RecipeImportError(code));
  expect(await readRecipePageAction({ address })).toEqual({
    ok: false,
    code: "invalid",
    errors: { address: answered },
  });
});

test("refuses an empty and an endless address", async () => {
  for (const wrong of ["", " ", "x".repeat(5000)])
    expect(await readRecipePageAction({ address: wrong })).toMatchObject({ errors: { address: "invalidAddress" } });
  expect(importRecipe).not.toHaveBeenCalled();
});

test("reads at most twenty pages an hour for a user, and for a network", async () => {
  for (let count = 0; count < 20; count++) expect((await readRecipePageAction({ address })).ok).toBe(true);
  expect(await readRecipePageAction({ address })).toMatchObject({ ok: false, code: "tooMany" });
  signIn();
  expect(await readRecipePageAction({ address })).toMatchObject({ ok: false, code: "tooMany" });
  expect(importRecipe).toHaveBeenCalledTimes(20);
});
