"use client";
import { useRef, useState } from "react";

interface HeldItem {
  id: string;
  /** The order before it was picked up. */
  before: string[];
  /**
   * Held with the keyboard until it is put down, or with a pointer until the pointer is released.
   */
  by: "key" | "pointer";
}

interface ReorderOptions {
  ids: string[];
  /** Saves the whole order after a move. @returns false when it could not be saved */
  save: (ids: string[]) => Promise<boolean>;
}

/**
 * An order that the user changes by picking items up and putting them down, with the server's order
 * as its start.
 */
export function useReorder({ ids: serverIds, save }: ReorderOptions) {
  const [ids, setIds] = useState(serverIds);
  const [knownServerIds, setKnownServerIds] = useState(serverIds);
  const [held, setHeld] = useState<HeldItem>();
  // Gestures can be faster than renderings.
  const latest = useRef(ids);
  const hasMoved = useRef(false);
  if (knownServerIds !== serverIds) {
    setKnownServerIds(serverIds);
    // The answer to an earlier move can arrive late; the order on the page is newer unless items
    // were added or removed.
    const isOlder = hasMoved.current && hasSameIds(serverIds, latest.current);
    if (`${serverIds}` !== `${knownServerIds}` && !isOlder) {
      setIds(serverIds);
      latest.current = serverIds;
    }
  }

  function show(next: string[]) {
    latest.current = next;
    setIds(next);
  }

  /** Moves an item to an index from 0, or to the nearest end. @returns its new index */
  function moveTo(id: string, index: number): number {
    const to = Math.max(0, Math.min(index, latest.current.length - 1));
    hasMoved.current = true;
    show(arrayMove(latest.current, id, to));
    return to;
  }

  function grab(id: string, by: HeldItem["by"]) {
    setHeld({ id, by, before: latest.current });
  }

  function cancel() {
    if (held) show(held.before);
    setHeld(undefined);
  }

  async function drop(): Promise<void> {
    setHeld(undefined);
    if (held && `${held.before}` !== `${latest.current}`) await saveOrRevert(held.before);
  }

  /** Moves an item by one without picking it up, and saves. @returns its new index */
  async function step(id: string, by: number): Promise<number> {
    const before = latest.current;
    const to = moveTo(id, before.indexOf(id) + by);
    await saveOrRevert(before);
    return to;
  }

  async function saveOrRevert(before: string[]) {
    if (!(await save(latest.current))) show(before);
  }

  const indexOf = (id: string) => latest.current.indexOf(id);
  return { ids, held, indexOf, grab, moveTo, drop, cancel, step };
}

export type ReorderState = ReturnType<typeof useReorder>;

function hasSameIds(some: readonly string[], others: readonly string[]): boolean {
  return `${some.toSorted()}` === `${others.toSorted()}`;
}

/** The same ids with this one at another index. */
export function arrayMove(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
