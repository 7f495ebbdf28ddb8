import { stateCache } from "../kept-caches.ts";

type StateKey = "owner" | "builds";

/** A worker is stopped when it is idle; what it must remember lies in a cache. */
export async function readState<Value>(key: StateKey): Promise<Value | null> {
  const response = await (await caches.open(stateCache)).match(`/${key}`);
  return response ? ((await response.json()) as Value) : null;
}

export async function writeState(key: StateKey, value: unknown): Promise<void> {
  await (await caches.open(stateCache)).put(`/${key}`, Response.json(value));
}
