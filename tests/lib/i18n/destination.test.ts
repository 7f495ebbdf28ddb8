import { expect, test } from "vitest";
import { destinationHref } from "#lib/i18n/destination.ts";

const hrefOf = (id: string) => (id === "42" ? "/de/kategorien/abendessen" : undefined);

test("a destination is a page of the site or a category, wherever that is now", () => {
  expect(destinationHref("de", "/recipes", hrefOf)).toBe("/de/rezepte");
  expect(destinationHref("de", "category:42", hrefOf)).toBe("/de/kategorien/abendessen");
  expect(destinationHref("de", "category:43", hrefOf)).toBeUndefined();
});
