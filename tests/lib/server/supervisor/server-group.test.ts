import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ServerGroup, startServerGroup } from "#lib/server/supervisor/server-group.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";

const waitOptions = { timeout: 20_000, interval: 50 };
const { execPath } = process;

/** Ends at a request for "/end". */
const script = `require("node:http")
  .createServer(({ url }, response) => (url === "/end" ? process.exit(3) : response.end()))
  .listen(process.env.PORT, "localhost")`;

let port: string;
let group: ServerGroup;
const onReady = vi.fn();
const onEnd = vi.fn();
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  port = await findFreePort();
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  await group.stop(async () => {});
  process.execPath = execPath;
  log.mockRestore();
  onReady.mockReset();
  onEnd.mockReset();
});

/** @param beforeStart called with the number of each start; returns the script of the server */
function start(beforeStart: (start: number) => string): void {
  let starts = 0;
  group = startServerGroup(1, {
    prepareStart: async () => ({
      args: ["--eval", beforeStart(++starts)],
      environment: { ...process.env, PORT: port },
      url: `http://localhost:${port}`,
    }),
    onReady,
    onEnd,
  });
}

const endServer = () => fetch(`http://localhost:${port}/end`).catch(() => {});
const lines = () => log.mock.calls.map((call: unknown[]) => call[0]);

test.each([
  [
    "the preparation of which fails",
    () => {
      throw new Error("no free port");
    },
    /no free port/,
  ],
  [
    "whose program is missing",
    () => {
      process.execPath = "/missing/node";
      return script;
    },
    /spawn \/missing\/node ENOENT/,
  ],
  ["that the system refuses", () => "x".repeat(3_000_000), /spawn E2BIG/],
])("repeats a later start %s, and says so", async (_, fail, reason) => {
  start((count) => {
    process.execPath = execPath;
    return count === 2 ? fail() : script;
  });
  await group.ready;
  await endServer();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(2), waitOptions);
  expect(lines()).toEqual([
    "The server has ended (code 3). Starting it again.",
    expect.stringMatching(
      new RegExp(`^The server has ended \\(not started: .*${reason.source}\\). Starting it again.$`),
    ),
  ]);
});

test("gives up when no start has ever succeeded", async () => {
  start(() => {
    throw new Error("no free port");
  });
  await expect(group.ready).rejects.toThrow("The server ended 5 times (not started: no free port).");
  await expect(group.ended).rejects.toThrow("no free port");
});

test("says that it has ended by an error after its servers responded", async () => {
  onEnd.mockImplementationOnce(() => {
    throw new Error("the front has failed");
  });
  start(() => script);
  await group.ready;
  await endServer();
  await expect(group.ended).rejects.toThrow("the front has failed");
});
