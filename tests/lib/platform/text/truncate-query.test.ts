import { expect, test } from "vitest";
import { truncateQuery } from "#lib/platform/text/truncate-query.ts";

test("leaves short queries unchanged", () => {
  for (const query of ["", "search=Suppe", `search=${"a".repeat(5000)}`, "a=%E0%A4%A&&=&b"])
    expect(truncateQuery(query)).toBeNull();
});

test.each([
  ["letters", "a"],
  ["umlauts", "ü"],
  ["emoji", "🍕"],
])("truncates ten thousand %s and keeps the other parameters", (_, character) => {
  const long = new URLSearchParams({ type: "recipes", search: character.repeat(10_000), page: "2" });
  const short = new URLSearchParams(truncateQuery(long.toString()) ?? "");
  expect([...short]).toEqual([
    ["type", "recipes"],
    ["search", character.repeat(200)],
    ["page", "2"],
  ]);
});

test("a truncated query is never truncated again", () => {
  const many = Array.from({ length: 5000 }, (_, number) => `v${number}=${"🍕".repeat(number % 300)}`).join("&");
  for (const query of [
    many,
    "&".repeat(10_000),
    "%".repeat(10_000),
    "\ud83c".repeat(10_000),
    `${"n".repeat(10_000)}=1`,
  ]) {
    const short = truncateQuery(query) ?? "none";
    expect(short.length).toBeLessThanOrEqual(6000);
    expect(truncateQuery(short)).toBeNull();
  }
  expect(truncateQuery(many)?.startsWith("v0=&v1=%F0%9F%8D%95&v2=")).toBe(true);
});
