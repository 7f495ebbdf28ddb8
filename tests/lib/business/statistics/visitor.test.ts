import { expect, test } from "vitest";
import { isCounted } from "#lib/business/statistics/visitor.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const isCountedWith = (headers: Record<string, string>) =>
  isCounted(new Headers({ "user-agent": firefox, ...headers }));

test("browsers count", () => {
  expect(isCountedWith({})).toBe(true);
  expect(isCountedWith({ "user-agent": "Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 40) Chrome/140.0 Mobile" })).toBe(
    true,
  );
  expect(isCountedWith({ "sec-gpc": "0", dnt: "0" })).toBe(true);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36",
  "facebookexternalhit/1.1",
  "curl/8.5.0",
  "python-requests/2.32",
  "",
])("the program %j does not count", (userAgent) => {
  expect(isCountedWith({ "user-agent": userAgent })).toBe(false);
});

test.each([
  ["Global Privacy Control", { "sec-gpc": "1" }],
  ["Do Not Track", { dnt: "1" }],
  ["a page that is fetched in advance", { "sec-purpose": "prefetch;prerender" }],
])("%s does not count", (_, headers) => {
  expect(isCountedWith(headers as Record<string, string>)).toBe(false);
});
