import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "#tests/support/fast-check.ts";
import { type Mode, maxAgeMs, modes, type StoredPress, World } from "./world.ts";

/** What the readers of the device have pressed, in this order. */
interface Model {
  presses: StoredPress[];
}
type Command = fc.AsyncCommand<Model, World>;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const command = (name: string, run: (model: Model, world: World) => unknown): Command => ({
  check: () => true,
  run: async (model, world) => {
    await run(model, world);
    // What the queue does at once is over; requests are open.
    await pass(0);
  },
  toString: () => name,
});

const users = ["anna", "ben"];
const tab = fc.nat({ max: 1 });
const commands = [
  fc.tuple(tab, fc.constantFrom("a", "b", "c"), fc.nat({ max: 3 })).map(([index, id, value]) =>
    command(`press ${id}${value} in tab ${index}`, (model, world) => {
      model.presses.push(world.press(index, id, value));
    }),
  ),
  fc.constantFrom<Mode>(...modes).map((mode) =>
    command(`the server is ${mode}`, (_, world) => {
      world.mode = mode;
    }),
  ),
  fc.boolean().map((isOnline) => command(isOnline ? "online" : "offline", (_, world) => world.setOnline(isOnline))),
  fc
    .constantFrom(null, ...users)
    .map((user) => command(user ? `${user} signs in` : "sign out", (_, world) => world.changeSession(user))),
  fc.constant(command("the session ends elsewhere", (_, world) => world.changeCookie(null))),
  tab.map((index) => command(`tab ${index} closes`, (_, world) => world.close(index))),
  tab.map((index) => command(`next page in tab ${index}`, (_, world) => world.openNextPage(index))),
  fc
    .constantFrom(1, 30, 1500, 70_000, 0.6 * maxAgeMs, 1.1 * maxAgeMs)
    .map((ms) => command(`${ms} ms pass`, () => pass(ms))),
  fc.constant(command("all is well for a minute", recover)),
];

/** After any events, what an open page has kept for its user arrives by itself. */
async function recover(_: Model, world: World): Promise<void> {
  world.mode = "ok";
  world.setOnline(true);
  const { cookie, knownUsers } = world;
  await pass(65_000);
  if (!cookie || !knownUsers.includes(cookie)) return;
  const own = world.stored.filter(({ userId }) => !userId || userId === cookie);
  expect(own.filter((press) => world.isPageOpen(press))).toEqual([]);
}

/** Signs in all readers of the device one after the other, so that everything can arrive. */
async function finish(model: Model, world: World): Promise<void> {
  await recover(model, world);
  world.openNextPage(0);
  for (const user of users) {
    world.changeSession(user);
    await recover(model, world);
  }
  expect(world.stored).toEqual([]);
}

const isSame = (one: StoredPress) => (other: StoredPress) => one.id === other.id && one.at === other.at;

/** What has become of each press. */
function checkFates({ presses }: Model, world: World, hasLocks: boolean): void {
  const endedAt = Date.now();
  for (const [index, press] of presses.entries()) {
    const attempts = world.attempts.filter((attempt) => isSame(press)(attempt.press));
    const answers = attempts.filter(({ isAnswered, user }) => isAnswered && user !== null);
    const isReplaced = presses.slice(index + 1).some(({ id, userId }) => id === press.id && userId === press.userId);
    const done = world.done.filter(isSame(press));
    const refused = world.refused.filter((refusal) => isSame(press)(refusal.press));
    const isExpired = endedAt - press.at >= maxAgeMs;
    const name = `${press.id}${press.value} of ${press.userId} at ${press.at}`;

    // Sent for no other user, and never when it is too old.
    for (const { user, known, sentAt } of attempts) {
      expect(known, name).not.toBeNull();
      if (user !== null && press.userId) expect(user, name).toBe(press.userId);
      expect(sentAt - press.at, name).toBeLessThan(maxAgeMs);
    }
    // Not lost: it has arrived, was refused, replaced by a later one or has expired.
    const hasArrived = done.length > 0;
    expect(hasArrived || refused.length > 0 || isReplaced || isExpired, name).toBe(true);
    // Said once, and only what is true.
    expect(done.length, name).toBe(answers.filter(({ isAccepted }) => isAccepted).length);
    if (hasLocks) expect(done.length + refused.length, name).toBeLessThanOrEqual(1);
    for (const { code, known } of refused) {
      if (code === "expired") expect([isExpired, known], name).toEqual([true, press.userId]);
      else
        expect(
          answers.some(({ isAccepted }) => !isAccepted),
          name,
        ).toBe(true);
    }
    const isForgotten = endedAt - press.at >= 2 * maxAgeMs;
    if (press.userId && isExpired && !isForgotten && !isReplaced && !hasArrived) expect(refused, name).toHaveLength(1);
  }
}

/** The latest press counts: an earlier one of the same user never arrives after it. */
function checkOrder(world: World): void {
  const latest = new Map<string, number>();
  for (const { press, isAccepted, user } of world.attempts) {
    if (!isAccepted) continue;
    const key = `${user} ${press.id}`;
    expect(press.at).toBeGreaterThanOrEqual(latest.get(key) ?? 0);
    latest.set(key, press.at);
  }
}

function checkAnswers(world: World): void {
  for (const [press, { page, isTold, result }] of world.awaited) {
    if (page.isOpen) expect(isTold).toBe(true);
    if (result?.ok) expect(world.done.some(isSame(press))).toBe(true);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-01T12:00:00Z") });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["one tab at a time", true],
  ["two tabs without locks", false],
])("what was pressed arrives as the model says: %s", async (_, hasLocks) => {
  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: "max" }), async (cases) => {
    const world = new World(hasLocks);
    const model: Model = { presses: [] };
    await fc.asyncModelRun(() => ({ model, real: world }), cases);
    await finish(model, world);
    checkFates(model, world, hasLocks);
    checkOrder(world);
    checkAnswers(world);
    if (hasLocks) expect(world.maxOpen).toBeLessThanOrEqual(1);
    for (const index of [0, 1]) world.close(index);
    vi.clearAllTimers();
  });
  await fc.assert(property);
});
