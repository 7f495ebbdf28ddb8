import { expect, test } from "vitest";
import { decodePosition, encodePosition } from "#lib/content/cards/list-position.ts";

const position = { offset: 960, publishedAt: "1764151234567891", id: "0b7e4b6e-91f0-4c1e-8d5c-0f6f0a1b2c3d" };

test("an address holds a position to the microsecond", () => {
  const text = encodePosition(position);
  expect(text).toMatch(/^[\w-]{1,200}$/);
  expect(decodePosition(text)).toEqual(position);
  expect(decodePosition(encodePosition({ ...position, publishedAt: "-86400000000" }))?.publishedAt).toBe(
    "-86400000000",
  );
});

const encode = (text: string) => Buffer.from(text).toString("base64url");

test.each([
  "",
  "x",
  "💥",
  encode(""),
  encode("960"),
  encode(`960.1.${position.id}.1`),
  encode(`-1.1.${position.id}`),
  encode(`9.1e9.${position.id}`),
  encode(`9.99999999999999999999.${position.id}`),
  encode("9.1.'; drop table items"),
])("%j is no position", (text) => {
  expect(decodePosition(text)).toBeNull();
});
