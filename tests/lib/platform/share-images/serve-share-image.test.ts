import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { decodePicture } from "#lib/platform/media/pictures/decoder.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { pictureKey } from "#lib/platform/media/storage/storage-key.ts";
import { renderItemImage } from "#lib/platform/share-images/item-image.tsx";
import { serveShareImage } from "#lib/platform/share-images/serve-share-image.ts";
import { renderSiteImage } from "#lib/platform/share-images/site-image.tsx";

const pictureId = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const folder = "5d0f4b6e-7a0e-4a59-8a52-0d5dbb6d6b10";
const facts = { locale: "de", title: "Griechischer Salat", overline: "Rezept · 20 Min.", pictureId } as const;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
  await getMediaStorage().put(
    pictureKey(pictureId),
    await readFile("lib/seed/content/pictures/greek-salad.jpg"),
    "image/jpeg",
  );
  return () => rm(dataDir, { recursive: true });
});

beforeEach(() => rm(join(dataDir, "share"), { recursive: true, force: true }));

function fetchImage(shown: object = facts, headers: Record<string, string> = {}) {
  const element = vi.fn(() => renderItemImage({ ...facts, ...shown }));
  const request = new Request("http://localhost:3000/share/de/recipe/x", { headers });
  return { element, answer: serveShareImage(request, { folder, input: shown, element }) };
}

test("renders a JPEG of 1200 × 630 and at most 120 KB once", async () => {
  const [first, meanwhile] = [fetchImage(), fetchImage()];
  const answer = await first.answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes.length).toBeLessThanOrEqual(120_000);

  const again = fetchImage();
  expect(Buffer.from(await (await again.answer).arrayBuffer()).equals(bytes)).toBe(true);
  await meanwhile.answer;
  expect([first, meanwhile, again].map(({ element }) => element.mock.calls.length)).toEqual([1, 0, 0]);
});

test("renders a new image with its own ETag for a new title", async () => {
  const before = (await fetchImage().answer).headers.get("etag") ?? "";
  const after = await fetchImage({ ...facts, title: "Griechischer Bauernsalat" }).answer;
  expect(after.headers.get("etag")).not.toBe(before);
  expect(await readdir(join(dataDir, "share", folder))).toHaveLength(2);
  expect((await fetchImage(facts, { "if-none-match": before }).answer).status).toBe(304);
});

test("renders without the picture when it is missing", async () => {
  const answer = await fetchImage({ ...facts, pictureId: "ffffffff-2f64-4c11-9d0a-7b5f5a3f1c22" }).answer;
  expect(answer.status).toBe(200);
});

test("blocks the SVG loader again afterwards", async () => {
  const request = new Request("http://localhost:3000/share/en/site");
  const answer = await serveShareImage(request, {
    folder: "site",
    input: {},
    element: () => renderSiteImage("Recipes"),
  });
  expect(answer.status).toBe(200);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(decodePicture(svg).metadata()).rejects.toThrow("unsupported image format");
});
