import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sanitizePicture } from "#lib/platform/media/pictures/sanitize-upload.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";

const red = { r: 200, g: 30, b: 30 };

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

test("rotates upright and removes the metadata", async () => {
  const upload = await plain(60, 40)
    .withExif({
      IFD0: { Make: "Kamera", Copyright: "Anna" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(upload.includes("Exif")).toBe(true);
  expect((await sharp(upload).metadata()).orientation).toBe(6);

  const { bytes, width, height } = await sanitizePicture(upload);
  expect([width, height]).toEqual([40, 60]);
  const { exif, icc, xmp, iptc, orientation, format } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, iptc, orientation, format }).toEqual({ format: "jpeg" });
  expect(Buffer.from(bytes).includes("Exif")).toBe(false);
  expect(Buffer.from(bytes).includes("Kamera")).toBe(false);
});

test("removes data behind the pixels", async () => {
  const upload = Buffer.concat([await plain(40, 40).jpeg().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
  const { bytes } = await sanitizePicture(upload);
  expect(Buffer.from(bytes).includes("<script>")).toBe(false);
});

test.each(["png", "webp", "jpeg"] as const)("stores %s as JPEG", async (format) => {
  const { bytes, width, height } = await sanitizePicture(await plain(80, 60).toFormat(format).toBuffer());
  expect([width, height]).toEqual([80, 60]);
  expect((await sharp(bytes).metadata()).format).toBe("jpeg");
});

test("flattens transparency onto white", async () => {
  const upload = await sharp({ create: { width: 8, height: 8, channels: 4, background: { ...red, alpha: 0 } } })
    .png()
    .toBuffer();
  const { dominant } = await sharp((await sanitizePicture(upload)).bytes).stats();
  expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(730);
});

test("scales down to the widest variant", async () => {
  const { width, height } = await sanitizePicture(await plain(5000, 2500).jpeg().toBuffer());
  expect([width, height]).toEqual([3840, 1920]);
});

test("creates a placeholder of at most 500 characters", async () => {
  const { placeholder } = await sanitizePicture(await readFile("lib/seed/content/pictures/butter-chicken.jpg"));
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(500);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

test.each([
  ["an SVG named .jpg", Buffer.from(svg)],
  ["an SVG with a prologue", Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ")],
  ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\xff\x00,")],
  ["an AVIF", Buffer.from("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1")],
  ["a HEIC", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1")],
  ["a TIFF", Buffer.from("II*\x00\x08\x00\x00\x00")],
  ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["an empty file", Buffer.alloc(0)],
])("rejects %s", async (_, upload) => {
  await expect(sanitizePicture(upload)).rejects.toMatchObject({ code: "unsupported_type" });
});

test.each([
  ["JPEG's first bytes before an SVG", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])],
  ["PNG's first bytes alone", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])("reports %s as damaged", async (_, upload) => {
  await expect(sanitizePicture(upload)).rejects.toMatchObject({ code: "damaged" });
});

test.each(["jpeg", "png", "webp"] as const)("reports a truncated %s as damaged", async (format) => {
  const whole = await sharp(await readFile("lib/seed/content/pictures/negroni.jpg"))
    .resize({ width: 600 })
    .toFormat(format)
    .toBuffer();
  for (const part of [0.01, 0.3, 0.7]) {
    await expect(sanitizePicture(whole.subarray(0, whole.length * part))).rejects.toMatchObject({ code: "damaged" });
  }
});

/** A black picture of one bit per pixel, written without a picture library. */
function blackPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((width / 8 + 1) * height));
  const chunks: [string, Buffer][] = [
    ["IHDR", Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])])],
    ["IDAT", pixels],
    ["IEND", Buffer.alloc(0)],
  ];
  const written = chunks.map(([name, data]) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  });
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...written]);
}

test("accepts the PNG of this test", async () => {
  expect(await sanitizePicture(blackPng(16, 8))).toMatchObject({ width: 16, height: 8 });
});

test("rejects a small file that declares too many pixels", async () => {
  const bomb = blackPng(20_000, 20_000);
  expect(bomb.length).toBeLessThan(500_000);
  const before = process.memoryUsage().rss;
  await expect(sanitizePicture(bomb)).rejects.toMatchObject({ code: "too_many_pixels" });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("rejects more than 10 MB", async () => {
  await expect(sanitizePicture(new Uint8Array(maxUploadBytes + 1))).rejects.toMatchObject({ code: "too_large" });
});
