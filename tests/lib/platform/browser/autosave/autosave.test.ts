import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  type Autosave,
  type AutosaveOptions,
  createAutosave,
  type TextKind,
} from "#lib/platform/browser/autosave/autosave.ts";
import { removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";
import { createUnsentStore } from "#lib/platform/browser/unsent-store.ts";
import "#tests/support/fast-check.ts";

/** Who is signed in, as the browser knows. */
const session = vi.hoisted(() => ({ userId: "anna" as string | null }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  syncSession: async () => {},
  sessionStore: { read: () => session.userId && { id: session.userId } },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

type Send = AutosaveOptions<string>["send"];
const kind: TextKind<string> = {
  unsent: createUnsentStore<string>("text", () => z.string()),
  isSame: (a, b) => a === b,
  edited: new Map(),
};
const id = "soup";
/** Of these, a device remembers the latest. */
const maxUnanswered = 5;
const readDevice = () => kind.unsent.read("anna", id, Date.now());

/** How the server answers: "lost" stores the text, but the answer does not arrive. */
const answers = ["stored", "lost", "unreachable", "tooMany", "invalid", "missing", "unauthorized", "throws"] as const;
type Answer = (typeof answers)[number];

interface Tab {
  autosave: Autosave<string>;
  /** Versions that its writer has seen, written or decided about. */
  known: Set<number>;
  /** What its text was when it was sent before. */
  sent: Set<string>;
  isWaiting: boolean;
}

/** A server, and the tabs of a browser in which Anna writes one text. */
class World {
  /** All that was stored, by version. */
  stored = [""];
  tabs = new Map<number, Tab>();
  requests: ((answer: Answer) => void)[] = [];
  /** What was sent since the last answer that a page has got. */
  unanswered = new Set<string>();
  mostUnanswered = 0;
  /** Exceptions of a request are no end of the machine, so that no assertion can stand there. */
  violations = new Set<string>();

  constructor() {
    localStorage.clear();
    session.userId = "anna";
    vi.clearAllTimers();
  }

  get current() {
    const version = this.stored.length - 1;
    return { version, content: this.stored[version] ?? "", savedAt: version };
  }

  /** @param back how many versions the page is behind: the router may show an older rendering */
  open(index: number, back = 0): void {
    const version = Math.max(0, this.current.version - back);
    const pending = readDevice();
    const content = this.stored[version] ?? "";
    const text = { id, version, content, savedAt: 0 };
    const known = new Set([pending && pending.content !== content ? pending.version : version]);
    const sent = new Set(pending && [...(pending.unanswered ?? []), pending.content]);
    const send: Send = (change) => this.receive(index, tab, change);
    const autosave = createAutosave(kind, { userId: "anna", text, send });
    const tab: Tab = { known, sent, isWaiting: false, autosave };
    if (pending) tab.autosave.restore(pending);
    this.tabs.set(index, tab);
    void tab.autosave.flush();
  }

  private async receive(index: number, tab: Tab, { version, content }: Parameters<Send>[0]): ReturnType<Send> {
    const isOpen = () => this.tabs.get(index) === tab;
    if (!isOpen()) return new Promise(() => {});
    if (session.userId !== "anna") this.violations.add("sent in the session of another user");
    if (tab.isWaiting) this.violations.add("two requests at once");
    const isKnown = tab.known.has(version) || tab.sent.has(this.stored[version] ?? "");
    if (!isKnown) this.violations.add("based on a version that the writer does not know");
    tab.isWaiting = true;
    tab.sent.add(content);
    this.unanswered.add(content);
    this.mostUnanswered = Math.max(this.mostUnanswered, this.unanswered.size);
    const answer = await new Promise<Answer>((resolve) => this.requests.push(resolve));
    tab.isWaiting = false;
    const isSame = content === this.current.content;
    const isStored = (answer === "stored" || answer === "lost") && (isSame || version === this.current.version);
    if (isStored && !isSame) this.stored.push(content);
    if (isStored) tab.known.add(this.current.version);
    // A closed page gets no answer.
    if (!isOpen()) return new Promise(() => {});
    if (answer === "throws") throw new Error("broken");
    if (answer === "stored") this.unanswered.clear();
    else return { ok: false, code: answer === "lost" ? "unreachable" : answer, errors: {} };
    const data = isStored
      ? { ...this.current, status: "saved" as const }
      : { status: "conflict" as const, stored: this.current };
    return { ok: true, data };
  }

  resolve(tab: Tab, content: string): void {
    tab.known.add(tab.autosave.getState().stored?.version ?? 0);
    tab.autosave.resolve(content);
  }

  async answerAll(): Promise<void> {
    while (this.requests.length > 0) {
      for (const answer of this.requests.splice(0)) answer("stored");
      await vi.advanceTimersByTimeAsync(0);
    }
  }
}

interface Model {
  count: number;
  /** What Anna has written or chosen last; null when she has discarded it. */
  last: string | null;
  /** Nothing was written since. */
  isSignedOut: boolean;
}

function check({ last, isSignedOut }: Model, world: World): void {
  if (isSignedOut) expect(readDevice()).toBeNull();
  expect([...world.violations]).toEqual([]);
  if (last === null) return;
  const places = [...world.stored, readDevice()?.content];
  for (const { autosave } of world.tabs.values()) places.push(autosave.getState().content);
  expect(places).toContain(last);
}

type Run = (model: Model, world: World) => void;

function command(name: string, run: Run) {
  return {
    toString: () => name,
    check: () => true,
    async run(model: Model, world: World) {
      run(model, world);
      await vi.advanceTimersByTimeAsync(0);
      check(model, world);
    },
  };
}

/** What happens in a tab that is open. */
function inTab(name: string, run: (model: Model, world: World, tab: Tab) => void) {
  return fc.constantFrom(0, 1).map((index) =>
    command(`${name} in ${index}`, (model, world) => {
      const tab = world.tabs.get(index);
      if (tab) run(model, world, tab);
    }),
  );
}

const types = inTab("type", (model, _, { autosave }) => {
  Object.assign(model, { last: `text ${++model.count}`, isSignedOut: false });
  autosave.change(`text ${model.count}`);
});
const flushes = inTab("flush", (_, _world, { autosave }) => void autosave.flush());
const keepsMine = inTab("keep mine", (model, world, tab) => {
  const { content, stored } = tab.autosave.getState();
  if (!stored) return;
  model.last = content;
  world.resolve(tab, content);
});
const takesTheirs = inTab("take theirs", (model, world, tab) => {
  const { content, stored } = tab.autosave.getState();
  if (!stored) return;
  if (content === model.last) model.last = null;
  world.resolve(tab, stored.content);
});
const answersNext = fc
  .constantFrom("stored" as const, "stored" as const, "stored" as const, ...answers)
  .map((answer) => command(`answer ${answer}`, (_, { requests }) => requests.shift()?.(answer)));
const waits = fc.constantFrom(1500, 60_000).map((ms) => command(`wait ${ms}`, () => void vi.advanceTimersByTime(ms)));
const reloads = fc
  .tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 0, 1))
  .map(([index, back]) => command(`open ${index}, ${back} behind`, (_, world) => world.open(index, back)));
const signsIn = fc
  .constantFrom("anna", "anna", "anna", "ben", null)
  .map((userId) => command(`sign in ${userId}`, () => void Object.assign(session, { userId })));
const discards = fc.constant(
  command("sign out and discard", (model, world) => {
    removeUnsentTexts("anna");
    session.userId = null;
    for (const { autosave } of world.tabs.values()) void autosave.flush();
    world.tabs.clear();
    Object.assign(model, { last: null, isSignedOut: true });
  }),
);
const otherDevice = fc.constant(
  command("another device saves", (model, { stored }) => void stored.push(`other ${++model.count}`)),
);

/** Everything works again, and the writer decides about conflicts. */
async function settle(model: Model, world: World): Promise<void> {
  session.userId = "anna";
  for (let round = 0; round < 8; round += 1) {
    for (const tab of world.tabs.values()) {
      const { content, stored } = tab.autosave.getState();
      if (stored) world.resolve(tab, content === model.last ? content : stored.content);
      // Without a change: the device is online again, or the page is shown again.
      void tab.autosave.flush();
    }
    await vi.advanceTimersByTimeAsync(0);
    await world.answerAll();
    await vi.advanceTimersByTimeAsync(60_000);
    await world.answerAll();
  }
}

test("a model of a writer, two tabs and a server that fails: nothing is lost or overwritten", async () => {
  const anything = fc.oneof(
    { weight: 40, arbitrary: fc.oneof(types, flushes, answersNext) },
    { weight: 15, arbitrary: fc.oneof(waits, reloads, keepsMine, takesTheirs, otherDevice) },
    { weight: 5, arbitrary: signsIn },
    { weight: 1, arbitrary: discards },
  );
  const all = fc.commands([anything], { maxCommands: 80, size: "max" });
  await fc.assert(
    fc.asyncProperty(all, async (run) => {
      const world = new World();
      const model: Model = { count: 0, last: null, isSignedOut: false };
      world.open(0);
      world.open(1);
      await fc.asyncModelRun(() => ({ model, real: world }), run);
      await settle(model, world);
      world.open(2);
      await settle(model, world);
      check(model, world);
      if (model.last !== null) expect(world.stored).toContain(model.last);
      expect([...world.tabs.values()].map(({ autosave }) => autosave.getState().status)).toEqual(
        [...world.tabs.values()].map(() => "saved"),
      );
      expect(readDevice()).toBeNull();
    }),
  );
});

test("a model of a writer with one tab: what was sent without an answer is no conflict with what follows", async () => {
  const inFirst = (name: string, run: (world: World, tab: Tab) => void) =>
    fc.constant(
      command(name, (_, world) => {
        const tab = world.tabs.get(0);
        if (tab) run(world, tab);
      }),
    );
  let count = 0;
  const run = fc.oneof(
    { weight: 3, arbitrary: inFirst("type", (_, { autosave }) => autosave.change(`text ${++count}`)) },
    { weight: 3, arbitrary: inFirst("flush", (_, { autosave }) => void autosave.flush()) },
    { weight: 2, arbitrary: answersNext },
    { weight: 2, arbitrary: inFirst("reload", (world) => world.open(0)) },
    { weight: 1, arbitrary: waits },
  );
  await fc.assert(
    fc.asyncProperty(fc.commands([run], { maxCommands: 40, size: "max" }), async (commands) => {
      const world = new World();
      world.open(0);
      await fc.asyncModelRun(() => ({ model: { count: 0, last: null, isSignedOut: false }, real: world }), commands);
      await world.answerAll();
      const isConflict = world.tabs.get(0)?.autosave.getState().status === "conflict";
      if (world.mostUnanswered <= maxUnanswered) expect(isConflict).toBe(false);
    }),
  );
});

const failed = (code: string) => ({ ok: false, code, errors: {} }) as const;
const saved = (version: number) => ({ ok: true, data: { status: "saved", version, savedAt: 1 } }) as const;

function open(send: Send, version = 1) {
  return createAutosave(kind, { userId: "anna", text: { id, version, content: "", savedAt: null }, send });
}

describe("a text that was changed", () => {
  beforeEach(() => {
    localStorage.clear();
    session.userId = "anna";
  });

  test("is sent again after 1 to 60 seconds, whether the server refuses, fails or the code throws", async () => {
    const times: number[] = [];
    const send = vi.fn<Send>(async () => {
      times.push(Date.now());
      if (times.length % 2) throw new Error("broken");
      return failed("unavailable");
    });
    const autosave = open(send);
    autosave.change("a");
    await vi.advanceTimersByTimeAsync(250_000);
    const delays = times.map((time, index) => (time - (times[index - 1] ?? time)) / 1000);
    expect(delays).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(autosave.getState()).toMatchObject({ status: "offline", isKept: true });
    send.mockResolvedValueOnce(saved(2)).mockResolvedValueOnce(failed("unreachable")).mockResolvedValueOnce(saved(3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(autosave.getState()).toMatchObject({ status: "saved", version: 2 });
    autosave.change("b");
    // The pause, and the shortest delay.
    await vi.advanceTimersByTimeAsync(2500);
    expect(autosave.getState()).toMatchObject({ status: "saved", version: 3 });
  });

  test("during a request stands on the device on top of what that has stored", async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Send>>>();
    const autosave = open(vi.fn<Send>(() => new Promise(() => {})).mockReturnValueOnce(answer.promise));
    autosave.change("a");
    void autosave.flush();
    autosave.change("ab");
    answer.resolve(saved(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(readDevice()).toMatchObject({ version: 2, content: "ab" });
  });

  test("is on the device once more when another tab has replaced it there, and saved", async () => {
    const [mine, theirs] = [open(async () => conflict), open(async () => saved(2))];
    const conflict = {
      ok: true,
      data: { status: "conflict", stored: { version: 2, content: "theirs", savedAt: 1 } },
    } as const;
    mine.change("mine");
    theirs.change("theirs");
    await theirs.flush();
    expect(readDevice()).toBeNull();
    await mine.flush();
    expect(readDevice()).toMatchObject({ version: 1, content: "mine" });
  });

  test("leaves nothing on a device that was full meanwhile", async () => {
    const autosave = open(async () => saved(2));
    autosave.change("a");
    vi.spyOn(kind.unsent, "store").mockReturnValueOnce(false);
    autosave.change("ab");
    expect(autosave.getState().isKept).toBe(false);
    await autosave.flush();
    expect(readDevice()).toBeNull();
  });

  test("is not sent in the session of another user, and is once its writer has signed in again", async () => {
    const send = vi.fn<Send>(async () => saved(2));
    const autosave = open(send);
    session.userId = "ben";
    autosave.change("a");
    await autosave.flush();
    expect(autosave.getState()).toMatchObject({ status: "signedOut", isKept: true });
    expect(send).not.toHaveBeenCalled();
    expect(kind.unsent.read("ben", id, Date.now())).toBeNull();
    session.userId = "anna";
    await autosave.flush();
    expect(autosave.getState().status).toBe("saved");
  });

  test("is known again when the page before has sent it, and the session has ended since", async () => {
    const stored = { version: 2, content: "a", savedAt: 1 };
    const send: Send = async ({ version }) =>
      version === 1 ? { ok: true, data: { status: "conflict", stored } } : saved(3);
    const autosave = open(send);
    session.userId = null;
    autosave.restore({ version: 1, content: "a" });
    await autosave.flush();
    autosave.change("ab");
    session.userId = "anna";
    await autosave.flush();
    expect(autosave.getState()).toMatchObject({ status: "saved", version: 3, content: "ab" });
  });

  test("stays changed by what was typed while it was published", async () => {
    const send = vi.fn<Send>(async () => saved(3));
    const autosave = open(send);
    autosave.change("b");
    autosave.accept({ version: 2, savedAt: 1, content: `${autosave.getState().content}, published` });
    await autosave.flush();
    expect(send.mock.calls).toEqual([[{ id, version: 2, content: "b, published" }]]);
  });
});
