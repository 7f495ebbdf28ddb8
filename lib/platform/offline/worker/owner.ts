import { deviceOwner, parseCacheName } from "../kept-caches.ts";
import { readState, writeState } from "./state.ts";

let owner: Promise<string> | undefined;

/** Whose pages are kept now: the id of the user, or `deviceOwner` while signed out. */
export function getOwner(): Promise<string> {
  owner ??= readState<string>("owner").then((stored) => stored ?? deviceOwner);
  return owner;
}

/** The owners whose pages may be shown now. */
export async function listOwners(): Promise<string[]> {
  return [...new Set([await getOwner(), deviceOwner])];
}

/**
 * Sets who is signed in, and deletes what other users have kept.
 *
 * @returns whether the owner has changed
 */
export async function setOwner(userId: string | null): Promise<boolean> {
  const next = userId ?? deviceOwner;
  const hasChanged = (await getOwner()) !== next;
  owner = Promise.resolve(next);
  if (hasChanged) await writeState("owner", next);
  for (const name of await caches.keys()) {
    const other = parseCacheName(name)?.owner;
    if (other && other !== next && other !== deviceOwner) await caches.delete(name);
  }
  return hasChanged;
}
