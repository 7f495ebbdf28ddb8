import { setUser } from "./analytics.ts";
import { askApi, RefusedError, unknownReader } from "./ask-api.ts";
import { hasHint } from "./auth/hint-cookie.ts";
import type { ViewerView } from "./auth/viewer-view.ts";
import { forgetAnswers, invalidate, loadQueries } from "./query-client.ts";
import { unitsStore, wearUnits } from "./units.ts";

/** undefined: not known yet; null: nobody is signed in. */
type Known = ViewerView | null | undefined;

const key = ["viewer"] as const;
const freshMs = 600_000;
/** A change of it tells the other tabs that somebody has signed in or out. */
const stampKey = "viewerChanged";

let known: Known;
let askedAt = Number.NEGATIVE_INFINITY;
let question = 0;
let stamp: string | null = null;
let isListening = false;
let isAsking = false;
const listeners = new Set<() => void>();

export const viewerStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    listen();
    if (Date.now() - askedAt > freshMs) void find();
    return () => void listeners.delete(listener);
  },
  read: (): Known => known,
  readOnServer: (): Known => undefined,
};

/** Asks anew who is signed in, after signing in or out or after a change to the account. Other tabs follow. */
export async function refreshViewer(): Promise<void> {
  leaveStamp(String(Date.now()));
  await findAnew();
}

/** Looks whether somebody has come or gone: after anything that may have opened or ended the session of this browser. */
export async function noticeSession(): Promise<void> {
  if (known !== undefined && hasHint(document.cookie) !== (known !== null)) await refreshViewer();
}

async function find(): Promise<void> {
  askedAt = Date.now();
  question += 1;
  const mine = question;
  if (!hasHint(document.cookie)) return become(null);
  try {
    const { client } = await loadQueries();
    const found = await client.query({ queryKey: key, queryFn: ask });
    if (mine === question) await become(found);
  } catch {
    // Nobody can say who it is; the next leaf that wants to know asks again.
    if (mine === question) askedAt = Number.NEGATIVE_INFINITY;
  }
}

async function findAnew(): Promise<void> {
  if (hasHint(document.cookie)) (await loadQueries()).client.removeQueries({ queryKey: key });
  await find();
}

/** The hint may be wrong: then the API knows nobody. */
async function ask(): Promise<ViewerView | null> {
  isAsking = true;
  try {
    return (await askApi<{ data: ViewerView }>("/api/users/me/")).data;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return null;
    throw error;
  } finally {
    isAsking = false;
  }
}

async function become(next: ViewerView | null): Promise<void> {
  const before = known;
  known = next;
  document.documentElement.toggleAttribute("data-signed-in", next !== null);
  if (next) agreeOnUnits(next);
  // What was remembered for one reader is gone before the next one is seen.
  const isSomebodyElse = before && before.id !== next?.id;
  if (isSomebodyElse) await forgetAnswers();
  if (JSON.stringify(before ?? null) !== JSON.stringify(next)) setUser(next);
  for (const listener of listeners) listener();
  if (isSomebodyElse && next) void invalidate([]);
}

/** The account knows better than the device what somebody measures in, once it has been told; until then the device tells it. */
function agreeOnUnits({ units }: ViewerView) {
  if (units) return wearUnits(units);
  const here = unitsStore.read();
  // Without an answer it is told by the next page.
  if (here !== "metric") void askApi("/api/users/me/", { method: "PUT", body: { units: here } }).catch(() => {});
}

function listen() {
  if (isListening) return;
  isListening = true;
  stamp = readStamp();
  const follow = () => {
    if (readStamp() === stamp) return;
    stamp = readStamp();
    void findAnew();
  };
  window.addEventListener("storage", ({ key: changed }) => changed === stampKey && follow());
  // A page that comes back from the browser's memory has heard nothing in the meantime.
  window.addEventListener("pageshow", follow);
  // The session has been ended elsewhere.
  window.addEventListener(unknownReader, () => {
    if (known && !isAsking) void findAnew();
  });
}

function readStamp(): string | null {
  try {
    return localStorage.getItem(stampKey);
  } catch {
    return null;
  }
}

function leaveStamp(next: string) {
  stamp = next;
  try {
    localStorage.setItem(stampKey, next);
  } catch {
    // Without storage the other tabs learn of it with their next page.
  }
}
