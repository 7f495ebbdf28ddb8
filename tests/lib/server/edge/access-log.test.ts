import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { logAnswer, truncateAddress } from "#lib/server/edge/access-log.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1234:5678::1", "2001:db8:1234::/48"],
  ["", ""],
  ["no address", ""],
])("%j is logged as %j", (address, network) => expect(truncateAddress(address)).toBe(network));

test("a line has the start of a long path", () => {
  const request = { headers: {}, socket: {}, method: "GET", url: `/${"a".repeat(160_000)}?b` };
  const response = Object.assign(new EventEmitter(), { statusCode: 404, writableFinished: true });
  const lines: string[] = [];
  logAnswer(request as never, response as never, performance.now(), (line) => lines.push(line));
  response.emit("close");
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([`/${"a".repeat(299)}`]);
});
