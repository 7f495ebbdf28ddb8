import { expect, test } from "vitest";
import { shortQuery } from "#lib/short-query.ts";

test("what somebody may have typed stays as it is", () => {
  for (const query of ["", "search=Suppe", `search=${"a".repeat(5000)}`, "a=%E0%A4%A&&=&b"])
    expect(shortQuery(query)).toBeNull();
});

test.each([
  ["letters", "a"],
  ["umlauts", "ü"],
  ["emoji", "🍕"],
])("of ten thousand %s the first are left, and everything beside them", (_, letter) => {
  const long = new URLSearchParams({ type: "recipes", search: letter.repeat(10_000), page: "2" });
  const short = new URLSearchParams(shortQuery(long.toString()) ?? "");
  expect([...short]).toEqual([
    ["type", "recipes"],
    ["search", letter.repeat(200)],
    ["page", "2"],
  ]);
});

test("nothing is shortened twice, whatever it is", () => {
  const many = Array.from({ length: 5000 }, (_, number) => `v${number}=${"🍕".repeat(number % 300)}`).join("&");
  for (const query of [
    many,
    "&".repeat(10_000),
    "%".repeat(10_000),
    "\ud83c".repeat(10_000),
    `${"n".repeat(10_000)}=1`,
  ]) {
    const short = shortQuery(query) ?? "none";
    expect(short.length).toBeLessThanOrEqual(6000);
    expect(shortQuery(short)).toBeNull();
  }
  expect(shortQuery(many)?.startsWith("v0=&v1=%F0%9F%8D%95&v2=")).toBe(true);
});
