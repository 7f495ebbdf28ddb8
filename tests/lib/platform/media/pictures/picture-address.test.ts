import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { parsePictureAddress, pictureAddress, pictureSrcset } from "#lib/platform/media/pictures/picture-address.ts";
import { signPath } from "#lib/platform/media/pictures/signature.ts";
import { pictureWidths } from "#lib/platform/media/pictures/widths.ts";

const id = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const [newKey, oldKey] = ["a-new-key-of-some-length", "an-old-key-of-some-length"];

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", `${newKey},${oldKey}`);
});

function parse(address: string) {
  return parsePictureAddress(address.replace(/^\/images\//, ""));
}

test("has the format of the specification", () => {
  expect(pictureAddress(id, 1200)).toMatch(
    /^\/images\/[\w-]{27}=\/1200x0\/filters:quality\(80\)\/0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22$/,
  );
});

test("parses every width it formats", () => {
  for (const width of pictureWidths) expect(parse(pictureAddress(id, width, 60))).toEqual({ id, width, quality: 60 });
});

test("parses a part of a picture, which has an address of its own", () => {
  const crop = { x: 10, y: 20, width: 800, height: 600 };
  expect(pictureAddress(id, 640, 60, crop)).toContain("=/10x20:810x620/640x0/filters:quality(60)/");
  expect(parse(pictureAddress(id, 640, 60, crop))).toEqual({ id, width: 640, quality: 60, crop });
});

test("a srcset of a part reaches no further than the part", () => {
  const crop = { x: 10, y: 20, width: 700, height: 525 };
  const widths = pictureSrcset({ id, width: 4000 }, [640, 750, 1200], 80, crop).match(/ \d+w/g);
  expect(widths).toEqual([" 640w", " 700w"]);
});

test("accepts a signature of the former key", () => {
  const path = `640x0/filters:quality(80)/${id}`;
  expect(parse(`/images/${signPath(path, oldKey)}/${path}`)).toEqual({ id, width: 640, quality: 80 });
});

test.each([
  ["a width off the list", `641x0/filters:quality(80)/${id}`],
  ["a height", `640x480/filters:quality(80)/${id}`],
  ["a leading zero", `0640x0/filters:quality(80)/${id}x`],
  ["a part without a width", `10x20:10x620/640x0/filters:quality(80)/${id}`],
  ["no quality", `640x0/${id}`],
  ["quality 0", `640x0/filters:quality(0)/${id}`],
  ["quality 101", `640x0/filters:quality(101)/${id}`],
  ["an address for an id", "640x0/filters:quality(80)/https://example.org/a.jpg"],
  ["a path for an id", "640x0/filters:quality(80)/../../etc/passwd"],
])("rejects %s although it is signed", (_, path) => {
  expect(parse(`/images/${signPath(path, newKey)}/${path}`)).toBe("bad_form");
});

test("rejects 10,000 mutated addresses", () => {
  const accepted = [];
  for (let round = 0; round < 10_000; round += 1) {
    const address = pictureAddress(randomUUID(), pictureWidths[randomInt(pictureWidths.length)] ?? 640);
    const mutated = mutate(address);
    if (mutated !== address && parse(mutated) !== "bad_signature") accepted.push(mutated);
  }
  expect(accepted).toEqual([]);
});

function mutate(address: string): string {
  const start = "/images/".length;
  const index = randomInt(start, address.length);
  const other = String.fromCharCode(randomInt(33, 127));
  const hex = `%${address.charCodeAt(index).toString(16)}`;
  const mutations = [
    () => address.slice(0, index) + other + address.slice(index + 1),
    () => address.slice(0, index) + other + address.slice(index),
    () => address.slice(0, index) + address.slice(index + 1),
    () => address.slice(0, index) + hex + address.slice(index + 1),
    () => address.slice(0, index),
    () => address + other,
    () => `${address}?${other}`,
    () => address.slice(0, start) + address.slice(start).toUpperCase(),
    () => address.replace(/\d+x0/, `${randomInt(1, 4000)}x0`),
    () => address.replace(/\((\d+)\)/, `(${randomInt(1, 101)})`),
    () => address.replace(/[^/]+$/, randomUUID()),
    () => address.slice(0, start) + signPath(address.slice(start), "some-other-key") + address.slice(start + 28),
    () => address.replace("/filters", "//filters"),
    () => `${address}/`,
  ];
  return mutations[randomInt(mutations.length)]?.() ?? address;
}

test("ends a srcset with the width of the original", () => {
  const entries = pictureSrcset({ id, width: 1536 }, [384, 1200, 2048, 3840]).split(", ");
  expect(entries.map((entry) => entry.split(" ")[1])).toEqual(["384w", "1200w", "1536w"]);
  expect(entries[2]).toContain("/2048x0/");
  expect(pictureSrcset({ id, width: 1200 }, [384, 1200, 2048])).not.toContain("2048x0");
  const qualities = pictureSrcset({ id, width: 1536 }, [384, 828, 1200], 72).match(/\d+x0\/filters:quality\(\d+/g);
  expect(qualities).toEqual(["384x0/filters:quality(72", "828x0/filters:quality(72", "1200x0/filters:quality(80"]);
});
