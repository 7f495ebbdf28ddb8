import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchBodyPace } from "#lib/server/edge/guard/body-pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** A body that arrives, and how many seconds it was waited for. */
function start() {
  const body = new PassThrough();
  const state = { seconds: 0, isTooSlow: false };
  watchBodyPace(body as unknown as IncomingMessage, () => {
    state.isTooSlow = true;
  });
  /** Sends so many bytes each second, for at most so many seconds, until the watch ends. */
  const send = (bytesPerSecond: number, seconds: number, everySeconds = 1) => {
    for (let second = 0; second < seconds && !state.isTooSlow; second++) {
      state.seconds++;
      const bytes = state.seconds % everySeconds === 0 ? bytesPerSecond * everySeconds : 0;
      if (bytes > 0) body.emit("data", Buffer.alloc(bytes));
      vi.advanceTimersByTime(1000);
    }
    return state.isTooSlow;
  };
  return { body, state, send };
}

test("a body from which nothing comes for 15 seconds is given up, large or small", () => {
  for (const bytes of [0, 1000, 20_000_000]) {
    const { body, state, send } = start();
    if (bytes > 0) body.emit("data", Buffer.alloc(bytes));
    expect([send(0, 14), send(0, 1)]).toEqual([false, true]);
    expect(state.seconds).toBe(15);
  }
});

test("a byte now and then keeps no body for longer than half a minute", () => {
  const small = start();
  small.send(0.2, 1000, 5);
  expect(small.state.seconds).toBeLessThanOrEqual(31);
  const large = start();
  // However much came before.
  large.body.emit("data", Buffer.alloc(20_000_000));
  large.send(0.2, 1000, 5);
  expect(large.state.seconds).toBeLessThanOrEqual(31);
});

test("20 MB of a phone with 0.5 Mbit/s arrive, also in bursts", () => {
  for (const everySeconds of [1, 10]) {
    const { state, send } = start();
    expect(send(62_500, 320, everySeconds)).toBe(false);
    expect(state.seconds).toBe(320);
  }
});

test("a large body has to be faster than a small one", () => {
  const { state, send } = start();
  expect(send(5000, 240)).toBe(false);
  expect(send(5000, 1000)).toBe(true);
  expect(state.seconds).toBeLessThan(300);
});

test("the time in which its receiver does not read does not count", () => {
  const { body, send } = start();
  body.pause();
  expect(send(0, 1000)).toBe(false);
  body.resume();
  expect(send(0, 15)).toBe(true);
});

test("a body that has ended is not watched any more", async () => {
  const { body, send } = start();
  body.resume().end("a");
  await vi.waitFor(() => expect(body.readableEnded).toBe(true));
  expect([send(0, 1000), vi.getTimerCount()]).toEqual([false, 0]);
});
