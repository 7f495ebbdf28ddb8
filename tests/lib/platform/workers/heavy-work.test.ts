import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { getSiteSettings, setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { createHeavyWork, defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const call = (name: string, ...args: unknown[]) => ({ file: "tests/lib/platform/workers/tasks.ts", name, args });
const never = () => new AbortController().signal;

/** Work whose tasks have the deadlines that are given, in their order, and no others. */
function createWork(...deadlines: AbortSignal[]) {
  const rest = [...deadlines];
  return createHeavyWork(() => rest.shift() ?? never());
}

const settings = getSiteSettings();
afterEach(() => {
  setSiteSettings(settings);
  vi.restoreAllMocks();
});

test("runs a function of a module in a thread, which stays for the next one", async () => {
  const run = createWork();
  expect(await run(call("count"))).toBe(1);
  expect(await run(call("count"))).toBe(2);
});

test("copies maps, sets, dates and bytes there and back", async () => {
  const value = { a: new Map([["x", new Set([1])]]), b: new Date(0), c: new Uint8Array([7]), d: null };
  expect(await createWork()(call("echo", value))).toEqual(value);
});

test("the thread knows the present settings of the site", async () => {
  const run = createWork();
  for (const name of ["Suppenküche", "Brotküche"]) {
    setSiteSettings({ name });
    expect(await run(call("getSiteName"))).toBe(name);
  }
});

test("runs one task at a time in their order, eight wait, and more are refused", async () => {
  const stop = new AbortController();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const run = createWork(stop.signal);
  const running = run(call("loop"));
  const done: number[] = [];
  const waiting = Array.from({ length: 8 }, (_, n) => run(call("echo", n)).then((value) => done.push(value as number)));
  for (const _ of [9, 10]) await expect(run(call("echo"))).rejects.toMatchObject({ code: "overloaded" });
  expect(done).toEqual([]);
  stop.abort();
  await expect(running).rejects.toMatchObject({ code: "overloaded" });
  await Promise.all(waiting);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(await run(call("echo", "later"))).toBe("later");
});

test("a task that never ends is ended at its deadline, with one line in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const stop = new AbortController();
  const run = createWork(never(), stop.signal);
  expect(await run(call("count"))).toBe(1);
  const endless = run(call("loop"));
  stop.abort();
  await expect(endless).rejects.toMatchObject({ code: "overloaded" });
  expect(log.mock.calls).toEqual([["A task was ended at its deadline:", "loop"]]);
  expect(await run(call("count")), "a new thread").toBe(1);
});

test("a task that has waited until its deadline is not begun", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const [first, second] = [new AbortController(), new AbortController()];
  const run = createWork(first.signal, second.signal);
  const [endless, late, next] = [run(call("loop")), run(call("count")), run(call("count"))];
  second.abort();
  first.abort();
  await expect(endless).rejects.toMatchObject({ code: "overloaded" });
  await expect(late).rejects.toMatchObject({ code: "overloaded" });
  expect(await next, "the late one was not counted").toBe(1);
});

test("an error of a task is that of its call, and the thread goes on", async () => {
  const run = createWork();
  expect(await run(call("count"))).toBe(1);
  await expect(run(call("fail"))).rejects.toThrow(new RangeError("too much soup"));
  await expect(run(call("unknown"))).rejects.toThrow(TypeError);
  await expect(run({ ...call("echo"), file: "tests/lib/platform/workers/gone.ts" })).rejects.toThrow();
  expect(await run(call("count"))).toBe(2);
});

test.each(["exit", "fillMemory"])("a thread that does not survive a task (%s) is replaced", async (name) => {
  const run = createWork();
  expect(await run(call("count"))).toBe(1);
  await expect(run(call(name))).rejects.toThrow();
  expect(await run(call("count"))).toBe(1);
});

test("a thread that ends between two tasks is replaced", async () => {
  const run = createWork();
  await run(call("count"));
  await run(call("exitSoon"));
  await vi.waitFor(async () => expect(await run(call("count")).catch(() => "ended meanwhile")).toBe(1));
  expect(await run(call("count"))).toBe(2);
});

test("what cannot be copied is refused, and holds up nothing", async () => {
  const run = createWork();
  await expect(run(call("echo", () => {}))).rejects.toThrow("could not be cloned");
  expect(await run(call("echo", 1))).toBe(1);
});

const sources = productFiles.map((file) => ({ file, text: readFileSync(file, "utf8") }));
const tasks = sources.flatMap(({ text }) =>
  [...text.matchAll(/\bdefineHeavyTask<typeof (\w+)>\(\s*"([^"]+)",\s*"(\w+)"/g)].map(
    ([, type = "", file = "", name = ""]) => ({ type, file, name }),
  ),
);

test("every heavy task of the product names a function that Node can load without a bundler", async () => {
  const echo = defineHeavyTask<(text: string) => string>("tests/lib/platform/workers/tasks.ts", "echo");
  expect(await echo("soup")).toBe("soup");
  for (const { type, name } of tasks) expect(name).toBe(type);
  expect(tasks.length).toBe(sources.flatMap(({ text }) => text.match(/= defineHeavyTask\b/g) ?? []).length);
  const run = createWork();
  for (const { file, name } of tasks) {
    const known = (await run({
      file: "tests/lib/platform/workers/tasks.ts",
      name: "typeOf",
      args: [file, name],
    })) as string;
    expect(known, `${name} of ${file}`).toBe("function");
  }
});

test("no request calls the function of a heavy task itself", () => {
  // The report of the desk reads all content, and lets other work run between two items.
  const allowed = ["lib/content/findings/report-queries.ts"];
  const callers = tasks.flatMap(({ file, name }) =>
    sources.filter(({ file: other, text }) => other !== file && importsValue(text, name)).map((one) => one.file),
  );
  expect([...new Set(callers)]).toEqual(allowed);
});

const importsValue = (text: string, name: string) =>
  [...text.matchAll(/^import \{([^}]*)\}/gm)].some(([, names = ""]) =>
    names.split(",").some((one) => one.trim() === name),
  );
