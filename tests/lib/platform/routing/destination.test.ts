import { expect, test } from "vitest";
import { resolveDestination } from "#lib/platform/routing/destination.ts";

const hrefOf = (id: string) => (id === "42" ? "/de/kategorien/abendessen" : undefined);

test("resolves routes, and categories by id", () => {
  expect(resolveDestination("de", "/recipes", hrefOf)).toBe("/de/rezepte");
  expect(resolveDestination("de", "category:42", hrefOf)).toBe("/de/kategorien/abendessen");
  expect(resolveDestination("de", "category:43", hrefOf)).toBeUndefined();
});
