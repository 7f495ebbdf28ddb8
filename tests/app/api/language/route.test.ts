import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { GET } from "#app/api/language/route.ts";
import { env } from "#lib/platform/config/env.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

async function switchFrom(path: string): Promise<string | null> {
  const request = new NextRequest(`${env.SITE_URL}/api/language/?to=en`, { headers: { referer: env.SITE_URL + path } });
  return (await GET(request)).headers.get("location");
}

test("leads to the page in the other language, with its query", async () => {
  expect(await switchFrom("/de/suche?q=linsen")).toBe("/en/search?q=linsen");
});

test.each(["//evil.example/de/suche", "//de/suche", "/.//evil.example/de/suche", "//"])(
  "leads to no other site from the path %s",
  async (path) => {
    expect(await switchFrom(path)).toBe("/en");
  },
);

test("leads home from an address that no browser sends", async () => {
  expect(await switchFrom(`/de/suche?q=linsen${"&a=1".repeat(1100)}`)).toBe("/en");
});
