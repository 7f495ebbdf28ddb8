import { expect, test } from "vitest";
import { isBounded } from "#lib/platform/text/is-bounded.ts";

const budget = { nodes: 100, units: 1000 };
const text = "x".repeat(400);

test("counts a text in each place that refers to it", () => {
  expect(isBounded([{ a: text, b: text }], budget)).toBe(true);
  expect(isBounded([{ a: text, b: text, c: text }], budget)).toBe(false);
});

test("counts names of properties, and what maps, sets and forms hold", () => {
  const form = new FormData();
  for (const name of ["a", "b", "c"]) form.append(name, text);
  const names = Object.fromEntries(["a", "b", "c"].map((name) => [name + text, 1]));
  for (const value of [names, new Map(Object.entries(names)), new Set([text, `${text}2`, `${text}3`]), form]) {
    expect(isBounded(value, budget)).toBe(false);
  }
  expect(isBounded(new Uint8Array(1001), budget)).toBe(false);
  expect(isBounded(10n ** 5000n, budget)).toBe(false);
});

test("ends with references in a circle and with long or sparse lists", () => {
  const circle: unknown[] = [];
  circle.push(circle, circle);
  expect(isBounded(circle, budget)).toBe(false);
  expect(isBounded({ ...circle }, budget)).toBe(false);
  expect(
    isBounded(
      Array.from({ length: 100 }, () => 1),
      budget,
    ),
  ).toBe(false);
  expect(isBounded(new Array(4_000_000_000), budget)).toBe(false);
});

test("reads each reference to shared parts anew", () => {
  let shared: unknown = "x";
  for (let depth = 0; depth < 60; depth += 1) shared = { a: shared, b: shared };
  expect(isBounded(shared)).toBe(false);
});

test("leaves files, promises and what is no object alone", () => {
  const file = new File([text.repeat(10)], "a.png");
  for (const value of [undefined, null, 1, true, file, Promise.resolve(text), new Date(), new ReadableStream()]) {
    expect(isBounded(value, budget)).toBe(true);
  }
  // A draft with as many rows and steps as the product allows, each filled.
  expect(isBounded({ rows: Array.from({ length: 2000 }, () => ({ name: text, amount: "100" })) })).toBe(true);
});
