import { PassThrough, Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toWebStream } from "#lib/http/web-stream.ts";

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeEach(() => {
  uncaught.length = 0;
  process.on("uncaughtException", note);
});
afterEach(() => {
  process.off("uncaughtException", note);
});

const text = (stream: ReadableStream) => new Response(stream).text();

test("delivers all bytes", async () => {
  expect(await text(toWebStream(Readable.from([Buffer.from("Salz "), Buffer.from("und Pfeffer")])))).toBe(
    "Salz und Pfeffer",
  );
});

test("destroys the stream of a reader who leaves while bytes are buffered", async () => {
  // The conversion asks for bytes within the first microtasks; the buffer flows in the next tick.
  for (let microtasks = 0; microtasks < 20; microtasks += 1) {
    const source = new PassThrough();
    source.write(Buffer.alloc(4096));
    source.write(Buffer.alloc(4096));
    const body = toWebStream(source);
    for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
    await body.cancel();
    expect(source.destroyed).toBe(true);
  }
  await wait(20);
  expect(uncaught).toEqual([]);
});

test("destroys the stream of a reader who leaves after the first bytes", async () => {
  const source = new PassThrough();
  source.write("a");
  const reader = toWebStream(source).getReader();
  await reader.read();
  source.write("b");
  await reader.cancel();
  await wait(20);
  expect([source.destroyed, uncaught]).toEqual([true, []]);
});

test("an error aborts the response, before and after its first bytes", async () => {
  const early = new PassThrough();
  const body = toWebStream(early);
  early.destroy(new Error("disk"));
  await expect(text(body)).rejects.toThrow("disk");

  const late = new PassThrough();
  late.write("a");
  const reader = toWebStream(late).getReader();
  await reader.read();
  late.destroy(new Error("disk"));
  await expect(reader.read()).rejects.toThrow("disk");
  await wait(20);
  expect(uncaught).toEqual([]);
});
