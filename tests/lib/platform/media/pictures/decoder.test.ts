import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture } from "#lib/platform/media/pictures/decoder.ts";

// A file that passes the check of its first bytes must still find no loader.
test.each([
  ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["AVIF", () => blank().avif().toBuffer()],
  ["TIFF", () => blank().tiff().toBuffer()],
  ["GIF", () => blank().gif().toBuffer()],
])("has no loader for %s", async (_, make) => {
  await expect(decodePicture(await make()).metadata()).rejects.toThrow("unsupported image format");
});

test("reads no file by its path", async () => {
  await expect(sharp("lib/seed/content/pictures/hummus.jpg").metadata()).rejects.toThrow("unsupported image format");
});

function blank() {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
}
