import { expect, test } from "vitest";
import { parseUserAgent } from "#lib/people/accounts/user-agent.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test.each([
  [firefox, "Firefox", "Windows"],
  [iphone, "Safari", "iOS"],
  ["Tischlein/3.2 (iPhone; iOS 18.1)", "Tischlein", "iOS"],
  ["curl/8.1", null, null],
  ["", null, null],
  ["x".repeat(400), null, null],
])("parses %j", (userAgent, program, system) => {
  expect(parseUserAgent(userAgent)).toEqual({ program, system });
});
