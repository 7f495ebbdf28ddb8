import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toWebStream } from "#lib/platform/http/web-stream.ts";

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeEach(() => {
  uncaught.length = 0;
  process.on("uncaughtException", note);
});
afterEach(() => {
  process.off("uncaughtException", note);
});

/** Until a destroyed stream does nothing any more, and what it has thrown is known. */
async function settled(source: Readable): Promise<void> {
  if (!source.closed) await once(source, "close");
  await turn();
}

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
    await settled(source);
  }
  expect(uncaught).toEqual([]);
});

test("destroys the stream of a reader who leaves after the first bytes", async () => {
  const source = new PassThrough();
  source.write("a");
  const reader = toWebStream(source).getReader();
  await reader.read();
  source.write("b");
  await reader.cancel();
  await settled(source);
  expect([source.destroyed, uncaught]).toEqual([true, []]);
});

test("an error before the response has asked for a byte reaches its reader only", async () => {
  const source = new PassThrough();
  const { promise: failure, resolve: fail } = Promise.withResolvers<string>();
  // At the beginning of a turn the stream reports its error before the response asks.
  setImmediate(() => {
    text(toWebStream(source)).catch(({ message }: Error) => fail(message));
    source.destroy(new Error("disk"));
  });
  expect(await failure).toBe("disk");
  await settled(source);
  expect(uncaught).toEqual([]);
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
  await settled(late);
  expect(uncaught).toEqual([]);
});
