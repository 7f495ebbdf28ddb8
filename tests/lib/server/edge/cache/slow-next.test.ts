import { once } from "node:events";
import { Agent, type ServerResponse, request as sendRequest } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EdgeSite, startEdgeSite } from "../edge-site.ts";

let site: EdgeSite;
/** Reads that Next.js was asked and has not answered while it is slow. */
let held: ServerResponse[];
let asked: number;
let isSlow: boolean;
let postStatus: number;
let content: string;
const agent = new Agent();

const page = { "content-type": "text/html", "cache-control": "s-maxage=600" };
const answerPage = (response: ServerResponse) => void response.writeHead(200, page).end(content);

beforeEach(async () => {
  [held, asked, isSlow, postStatus, content] = [[], 0, false, 200, "old"];
  site = await startEdgeSite((request, response) => {
    if (request.method === "POST") return void response.writeHead(postStatus).end();
    asked++;
    if (isSlow) held.push(response);
    else answerPage(response);
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const response of held) response.end();
  agent.destroy();
  await site.close();
});

/** Sends a request of a network, and says what was answered. */
async function send(network: number, method = "GET", path = "/de"): Promise<string> {
  const headers = { "x-forwarded-for": `203.0.113.${network}` };
  const outgoing = sendRequest({ agent, host: "localhost", port: site.port, path, method, headers }).end();
  const [answer] = await once(outgoing, "response");
  return text(answer);
}

/** From now on the clock of waiting readers stands. */
const stopClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Waits for a state in real time, while the clock of the readers stands. */
async function until(check: () => boolean): Promise<void> {
  while (!check()) await new Promise(setImmediate);
}

/** Waits until so many requests have places: the clock of each is set by then. */
const waitForReaders = (count: number) => until(() => site.edge.countRunning() === count);

/** Stores the page, has network 1 write, and lets Next.js be slow from then on. */
async function writeThenSlowDown(): Promise<void> {
  expect(await send(2)).toBe("old");
  await send(1, "POST");
  [isSlow, asked, content] = [true, 0, "new"];
  stopClock();
}

test("a reader waits a second for what another has written, who has written longer", async () => {
  await writeThenSlowDown();
  const writer = send(1);
  const isAnswered = vi.fn();
  void writer.then(isAnswered);
  await until(() => held.length === 1);
  const reader = send(2);
  await waitForReaders(2);
  vi.advanceTimersByTime(1000);
  expect(await reader).toBe("old");
  vi.advanceTimersByTime(13_000);
  expect(isAnswered).not.toHaveBeenCalled();
  for (const response of held) answerPage(response);
  expect(await writer).toBe("new");
  expect(await send(2)).toBe("new");
});

test("who has begun a question for a page keeps the place until Next.js has answered, who has joined does not", async () => {
  await writeThenSlowDown();
  const first = send(2);
  await until(() => held.length === 1);
  const others = [send(3), send(4)];
  await waitForReaders(3);
  vi.advanceTimersByTime(1000);
  expect(await Promise.all([first, ...others])).toEqual(["old", "old", "old"]);
  expect([site.edge.countRunning(), asked]).toEqual([1, 1]);
  for (const response of held) answerPage(response);
  await waitForReaders(0);
});

test("a page is asked for after it was served only where that has a place", async () => {
  const start = performance.now();
  let late = 0;
  vi.spyOn(performance, "now").mockImplementation(() => start + late);
  const paths = Array.from({ length: 70 }, (_, index) => `/de/${index}`);
  for (const path of paths) expect(await send(2, "GET", path)).toBe("old");
  [isSlow, late, asked] = [true, 2500, 0];
  for (const path of paths) expect(await send(2, "GET", path)).toBe("old");
  // A network has 64 places.
  await until(() => held.length === 64);
  expect([site.edge.countRunning(), asked]).toEqual([64, 64]);
  for (const response of held) answerPage(response);
  await waitForReaders(0);
});

test("a slow page is not asked for again after each write", async () => {
  await writeThenSlowDown();
  let clock = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  for (let round = 0; round < 5; round++) {
    const reader = send(2);
    await waitForReaders(round === 0 ? 1 : 2);
    clock += 1500;
    vi.advanceTimersByTime(1000);
    expect(await reader).toBe("old");
    await send(1, "POST");
    await waitForReaders(1);
  }
  expect(asked).toBe(1);
});

test.each([500, 503])("no one waits for a write that ended with %i, but who sent it", async (status) => {
  expect(await send(2)).toBe("old");
  [asked, postStatus] = [0, status];
  await send(1, "POST");
  expect([await send(2), asked]).toEqual(["old", 0]);
  content = "new";
  expect([await send(1), asked]).toEqual(["new", 1]);
});
