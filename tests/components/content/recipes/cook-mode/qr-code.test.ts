import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { renderQrCode } from "#components/content/recipes/cook-mode/qr-code.ts";

test("the code is read as the address it was made of", () => {
  const address = "https://tischlein.example/de/rezepte/kuerbissuppe?servings=6&units=us#cook-3";
  const { d, size } = renderQrCode(address);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1)
      data.fill(
        0,
        ((Number(y) * scale + row) * width + Number(x) * scale) * 4,
        ((Number(y) * scale + row) * width + (Number(x) + 1) * scale) * 4,
      );
  }
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  expect(decodeQR({ width, height: width, data })).toBe(address);
});
