import { expect, test } from "vitest";
import { chooseFormat, sniffType } from "#lib/platform/media/pictures/formats.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp;q=0.9", "webp"],
  ["IMAGE/AVIF; q=0.5", "avif"],
  ["image/*,*/*;q=0.8", "jpeg"],
  ["image/avif;q=0.0", "jpeg"],
  ["", "jpeg"],
  // What follows the first 500 characters is not read.
  [`image/webp,${"a,".repeat(250)}image/avif`, "webp"],
  [null, "jpeg"],
])("chooses by Accept %s: %s", (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});

test("detects types by their first bytes", () => {
  expect(sniffType(Buffer.from("RIFF....WEBPVP8 "))).toBe("image/webp");
  expect(sniffType(Buffer.from("....ftypisom"))).toBe("video/mp4");
  expect(sniffType(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBeUndefined();
  expect(sniffType(Buffer.from("%PDF-1.7"))).toBeUndefined();
  expect(sniffType(new Uint8Array())).toBeUndefined();
});
