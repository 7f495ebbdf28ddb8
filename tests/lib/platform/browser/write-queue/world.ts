import { vi } from "vitest";
import type { PendingWrite, Stored } from "#lib/platform/browser/write-queue/pending-store.ts";
import type { WriteResult } from "#lib/platform/browser/write-queue/write-queue.ts";

interface Press extends PendingWrite {
  value: number;
}
export type StoredPress = Stored<Press>;

/** How the server answers, or what fails: "lost" is carried out, but its answer does not arrive. */
export const modes = ["ok", "unreachable", "unavailable", "lost", "limit", "throws"] as const;
export type Mode = (typeof modes)[number];

/** A request that has reached the server. */
interface Attempt {
  press: StoredPress;
  /** Whose session the request had. */
  user: string | null;
  /** Whom the page knew: undefined while unknown, null when signed out. */
  known: string | null | undefined;
  sentAt: number;
  isAccepted: boolean;
  /** Whether a page has got the answer. */
  isAnswered: boolean;
}

export const maxAgeMs = 86_400_000;
/** The page throws when a press with this value arrives or is refused. */
export const brokenValue = 3;
const latencyMs = 20;

/** Loads the modules as a tab does, which learns by itself that a session has ended. */
async function loadTab() {
  vi.resetModules();
  const session = { user: undefined as { id: string } | null | undefined, cookie: null as string | null };
  vi.doMock("#lib/platform/browser/session-store.ts", () => ({
    sessionStore: { read: () => session.user },
    refreshSession: async () => {
      session.user = session.cookie === null ? null : { id: session.cookie };
    },
  }));
  const [{ createPendingStore }, { createWriteQueue }] = await Promise.all([
    import("#lib/platform/browser/write-queue/pending-store.ts"),
    import("#lib/platform/browser/write-queue/write-queue.ts"),
  ]);
  return { session, createPendingStore, createWriteQueue };
}

const tabs = [await loadTab(), await loadTab()];
type Tab = (typeof tabs)[number];
interface Page {
  isOpen: boolean;
  store: ReturnType<Tab["createPendingStore"]>;
  queue: ReturnType<Tab["createWriteQueue"]>;
}

function knownIn(index: number): string | null | undefined {
  const user = tabs[index]?.session.user;
  return user === null ? null : user?.id;
}

/** A server, and a browser whose two tabs share storage, cookies, network and locks. */
export class World {
  mode: Mode = "ok";
  cookie: string | null = null;
  isOnline = true;
  readonly attempts: Attempt[] = [];
  readonly done: StoredPress[] = [];
  /** With the user that the page knew. */
  readonly refused: { press: StoredPress; code: string; known: string | null | undefined }[] = [];
  /** What `submit` has told the pages that are still open. */
  readonly awaited = new Map<StoredPress, { page: Page; result?: WriteResult | undefined; isTold: boolean }>();
  /** The pages with an open request. */
  private open: Page[] = [];
  maxOpen = 0;
  private lockHolder: Page | undefined;
  private readonly pages: Page[];

  constructor(hasLocks: boolean) {
    localStorage.clear();
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => this.isOnline);
    const locks = { request: this.requestLock.bind(this) } as unknown as LockManager;
    vi.spyOn(navigator, "locks", "get").mockReturnValue(hasLocks ? locks : (undefined as unknown as LockManager));
    this.pages = tabs.map((_, index) => this.createPage(index));
    this.changeSession(null);
  }

  /** The users that the open pages know. */
  get knownUsers() {
    return this.pages.flatMap(({ isOpen }, index) => (isOpen ? [knownIn(index)] : []));
  }

  /** What waits; what is older than twice the time is forgotten, and overwritten some day. */
  get stored(): StoredPress[] {
    const entries: StoredPress[] = JSON.parse(localStorage.getItem("modelWrites") ?? "[]");
    return entries.filter(({ at }) => Date.now() - at < 2 * maxAgeMs);
  }

  /** Whether the page that a press was made on is open. */
  isPageOpen(press: StoredPress): boolean {
    return [...this.awaited].some(([{ id, at }, { page }]) => id === press.id && at === press.at && page.isOpen);
  }

  press(index: number, id: string, value: number): StoredPress {
    if (!this.pages[index]?.isOpen) this.openNextPage(index);
    const page = this.pages[index] as Page;
    const entry = page.store.add({ id, value, userId: knownIn(index) ?? undefined } as Press) as StoredPress;
    const waiting = { page, isTold: false };
    this.awaited.set(entry, waiting);
    void page.queue.submit(entry).then((result) => Object.assign(waiting, { result, isTold: true }));
    return entry;
  }

  /** Signs in or out in this browser; its pages deliver what waits for the user. */
  changeSession(user: string | null): void {
    this.changeCookie(user);
    for (const { session } of tabs) session.user = user === null ? null : { id: user };
    this.deliver();
  }

  /** The session ends, or another begins, without the pages knowing. */
  changeCookie(user: string | null): void {
    this.cookie = user;
    for (const { session } of tabs) session.cookie = user;
  }

  setOnline(isOnline: boolean): void {
    const isBack = isOnline && !this.isOnline;
    this.isOnline = isOnline;
    if (isBack) this.deliver();
  }

  /** Pages of a signed-in user deliver when they open; see `useDelivery`. */
  private deliver(): void {
    for (const [index, { isOpen, queue }] of this.pages.entries()) if (isOpen && knownIn(index)) void queue.deliver();
  }

  openNextPage(index: number): void {
    this.close(index);
    this.pages[index] = this.createPage(index);
    if (knownIn(index)) void this.pages[index]?.queue.deliver();
  }

  /** Leaves a page, which ends its requests and timers and gives its lock back. */
  close(index: number): void {
    const left = this.pages[index] as Page;
    left.isOpen = false;
    this.open = this.open.filter((page) => page !== left);
    if (this.lockHolder === left) this.lockHolder = undefined;
  }

  private createPage(index: number): Page {
    const { createPendingStore, createWriteQueue } = tabs[index] as Tab;
    const store = createPendingStore<Press>("modelWrites", { maxAgeMs });
    const page = { isOpen: true, store } as unknown as Page;
    const queue = createWriteQueue<Press>(
      // Only the model reads the key, to tell the pages from each other.
      { ...store, key: String(this.pageNames.push(page) - 1), list: () => (page.isOpen ? store.list() : []) },
      {
        waitsForSignIn: true,
        send: (entry) => this.send(page, entry, knownIn(index)),
        onDone: (entry) => {
          this.done.push(entry);
          if (entry.value === brokenValue) throw new TypeError("broken");
        },
        onRefused: (press, code) => {
          this.refused.push({ press, code, known: knownIn(index) });
          if (press.value === brokenValue) throw new TypeError("broken");
        },
        onStalled() {
          throw new TypeError("broken");
        },
      },
    );
    return Object.assign(page, { queue });
  }

  private readonly pageNames: Page[] = [];

  private async requestLock(name: string, _: LockOptions, run: (lock: Lock | null) => Promise<unknown>) {
    if (this.lockHolder) return run(null);
    const page = this.pageNames[Number(name.split(":")[1])];
    this.lockHolder = page;
    try {
      return await run({ name, mode: "exclusive" });
    } finally {
      if (this.lockHolder === page) this.lockHolder = undefined;
    }
  }

  private async send(page: Page, press: StoredPress, known: Attempt["known"]): Promise<WriteResult> {
    const { mode, cookie: user, isOnline } = this;
    if (mode === "throws") throw new TypeError("broken");
    const attempt: Attempt = { press, user, known, sentAt: Date.now(), isAccepted: false, isAnswered: false };
    const isReached = isOnline && mode !== "unreachable" && mode !== "unavailable";
    if (isReached) this.attempts.push(attempt);
    attempt.isAccepted = isReached && user !== null && mode !== "limit";
    this.open.push(page);
    this.maxOpen = Math.max(this.maxOpen, this.open.length);
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (!page.isOpen) return new Promise(() => {});
    this.open.splice(this.open.indexOf(page), 1);
    if (!isReached || mode === "lost") return { ok: false, code: "unreachable", errors: {} };
    attempt.isAnswered = true;
    if (user === null) return { ok: false, code: "unauthorized", errors: {} };
    return mode === "limit" ? { ok: false, code: "limit", errors: {} } : { ok: true, data: undefined };
  }
}
