import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { slugify } from "#lib/platform/text/slugify.ts";

test("transliterates umlauts and joins words with hyphens", () => {
  expect(slugify("Grüne Soße – für 4!")).toBe("gruene-sosse-fuer-4");
  expect(slugify("🍲")).toBe("");
});

test.each([
  ["lower case", (id: string) => id],
  ["upper case", (id: string) => id.toUpperCase()],
  ["other separators", (id: string) => `{${id.replaceAll("-", " – ")}}`],
])("makes no slug that is a UUID: %s", (_, write) => {
  const id = randomUUID();
  expect(slugify(write(id))).toBe(`id-${id}`);
});
