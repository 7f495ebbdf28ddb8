import { expect, test } from "vitest";
import { createStallCheck } from "#lib/server/edge/guard/stalled-connections.ts";

/** A connection, and a check with a clock. */
function start() {
  const socket = { bytesWritten: 0, writableLength: 0, isDestroyed: false, destroy: () => socket };
  Object.assign(socket, { destroy: () => Object.assign(socket, { isDestroyed: true }) });
  const clock = { time: 0 };
  const check = createStallCheck([socket as never], { maxStallMs: 60_000, now: () => clock.time });
  /** Lets ten seconds pass, in which so many bytes were written and taken; says if it still is. */
  const pass = (written = 0, taken = 0) => {
    clock.time += 10_000;
    socket.bytesWritten += written;
    socket.writableLength += written - taken;
    check();
    return !socket.isDestroyed;
  };
  return { pass };
}

test("a client that takes nothing for a minute is cut off", () => {
  const { pass } = start();
  expect(pass(1000)).toBe(true);
  expect(Array.from({ length: 6 }, () => pass())).toEqual([true, true, true, true, true, false]);
});

test("that more is written for it changes nothing", () => {
  const { pass } = start();
  pass(1000);
  expect(Array.from({ length: 6 }, () => pass(10))).toEqual([true, true, true, true, true, false]);
});

test("a client that takes a little now and then stays", () => {
  const { pass } = start();
  pass(100_000);
  for (let minute = 0; minute < 60; minute++) {
    for (let step = 0; step < 5; step++) expect(pass()).toBe(true);
    expect(pass(0, 1)).toBe(true);
  }
});

test("a connection on which nothing waits stays, as one with a stream of events", () => {
  const { pass } = start();
  for (let step = 0; step < 100; step++) expect(pass(step % 10, step % 10)).toBe(true);
  // The silence before does not count.
  expect([pass(1000), pass(), pass(0, 1000), pass()]).toEqual([true, true, true, true]);
});
