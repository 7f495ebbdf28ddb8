import { expect, test } from "vitest";
import { isSecretQuery } from "#lib/platform/browser/outside-scripts/secret-query.ts";

test.each(["?token=a", "?search=Linsen", "?page=2&key=a", "?next=%2Fde"])("%s may be secret", (search) => {
  expect(isSecretQuery(search)).toBe(true);
});

test.each(["", "?", "?page=2", "?utm_source=mail&utm_medium=newsletter", "?fbclid=a"])("%s is not", (search) => {
  expect(isSecretQuery(search)).toBe(false);
});
