import { expect, test, vi } from "vitest";
import { loadPantryQuery } from "#app/[locale]/use-up/load-query.ts";
import { parsePantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";

vi.mock("#app/[locale]/use-up/load-ingredient-options.ts", () => ({ loadIngredientOptions: async () => [] }));
vi.mock("#lib/kitchen/pantry/pantry-query.ts", { spy: true });
vi.mock("next-intl/server", () => ({ getLocale: async () => "de" }));
// One page is being rendered.
vi.mock("react", () => ({
  cache: (query: (...args: unknown[]) => unknown) => {
    const results = new Map<string, unknown>();
    return (...args: unknown[]) => {
      if (args.some((value) => typeof value === "object")) throw new Error("objects are compared by identity");
      const key = JSON.stringify(args);
      if (!results.has(key)) results.set(key, query(...args));
      return results.get(key);
    };
  },
}));

test("a query is parsed once for the page and its metadata", async () => {
  const params = { habe: ["xyzzy", "qxq"] };
  const [metadata, page] = await Promise.all([
    loadPantryQuery(Promise.resolve(params)),
    loadPantryQuery(Promise.resolve({ ...params })),
  ]);
  expect(page).toBe(metadata);
  expect(page).toMatchObject({ locale: "de", isBare: false, query: { unknown: ["xyzzy", "qxq"] } });
  expect(parsePantryQuery).toHaveBeenCalledOnce();
  expect((await loadPantryQuery(Promise.resolve({}))).isBare).toBe(true);
});
