import { expect, test } from "vitest";
import { parseReferer } from "#lib/platform/text/referer.ts";

const refererOf = (referer?: string) => parseReferer(new Headers(referer === undefined ? {} : { referer }));
const site = "https://tischlein.example/de/suche?q=";

test("is the page of the link", () => {
  expect(refererOf(`${site}linsen`)?.search).toBe("?q=linsen");
  expect(refererOf(site.padEnd(4096, "a"))?.search).toHaveLength(4096 - site.length + "?q=".length);
});

test.each([undefined, "", "linsen", site.padEnd(4097, "a")])("is null for %j", (referer) => {
  expect(refererOf(referer)).toBeNull();
});
