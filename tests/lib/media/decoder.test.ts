import sharp from "sharp";
import { expect, test } from "vitest";
import { openPicture } from "#lib/media/decoder.ts";

// What gets past the look at the first bytes must still find no loader.
test.each([
  ["SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["AVIF", () => blank().avif().toBuffer()],
  ["TIFF", () => blank().tiff().toBuffer()],
  ["GIF", () => blank().gif().toBuffer()],
])("the loader for %s is off", async (_, make) => {
  await expect(openPicture(await make()).metadata()).rejects.toThrow("unsupported image format");
});

test("no picture is read from a path", async () => {
  await expect(sharp("lib/seed/pictures/hummus.jpg").metadata()).rejects.toThrow("unsupported image format");
});

function blank() {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
}
