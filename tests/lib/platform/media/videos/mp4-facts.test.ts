import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { readMp4Facts } from "#lib/platform/media/videos/mp4-facts.ts";

let mp4: Buffer;
beforeAll(async () => {
  mp4 = await readFile("lib/seed/content/videos/clip-negroni.mp4");
});

/** A copy with other bytes behind the first box of this type. */
function change(type: string, offset: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(mp4);
  copy.set(bytes, copy.indexOf(type) + 4 + offset);
  return copy;
}

test("reads duration, size and codec of the sample clips", () => {
  expect(readMp4Facts(mp4)).toEqual({ seconds: 8, width: 1280, height: 720, codec: "avc1" });
});

test("a portrait clip that is stored as landscape has the size at which it is shown", () => {
  const turned = change("tkhd", 40, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0);
  expect(readMp4Facts(turned)).toMatchObject({ width: 720, height: 1280 });
});

test("a file that is cut off, is something else or has no picture has no facts", async () => {
  expect(readMp4Facts(mp4.subarray(0, 200))).toBeNull();
  expect(readMp4Facts(await readFile("lib/seed/content/videos/clip-negroni.webm"))).toBeNull();
  expect(readMp4Facts(change("hdlr", 8, ...Buffer.from("soun")))).toBeNull();
  expect(readMp4Facts(change("mvhd", 16, 0, 0, 0, 0))).toBeNull();
  expect(readMp4Facts(new Uint8Array())).toBeNull();
});

test("a file with a length or a height that cannot be has no facts", () => {
  expect(readMp4Facts(change("mvhd", 12, 0, 0, 0, 0))).toBeNull();
  expect(readMp4Facts(change("mvhd", 16, 255, 255, 255, 255))).toBeNull();
  expect(readMp4Facts(change("tkhd", 80, 0, 0, 0, 0))).toBeNull();
});
