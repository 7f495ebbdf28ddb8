"use client";
import { useRef, useState } from "react";

/** What the order was when somebody picked something up. */
interface Hold {
  id: string;
  before: string[];
  /** Held by keyboard until it is put down, or by a pointer until that lets go. */
  by: "key" | "pointer";
}

interface OrderSettings {
  ids: string[];
  /** The whole order after something was put down elsewhere. Rejects when it could not be kept. */
  save: (ids: string[]) => Promise<void>;
}

/** An order that somebody changes by picking things up and putting them down elsewhere. What the server knows anew is taken over. */
export function useOrder({ ids, save }: OrderSettings) {
  const [order, setOrder] = useState(ids);
  const [known, setKnown] = useState(ids);
  const [hold, setHold] = useState<Hold>();
  // Gestures come faster than renderings.
  const latest = useRef(order);
  const isTouched = useRef(false);
  if (known !== ids) {
    setKnown(ids);
    // An answer to an earlier change may come late: what has been ordered here stays so, as long as it is about the same things.
    if (`${ids}` !== `${known}` && !(isTouched.current && hasSame(ids, latest.current))) {
      setOrder(ids);
      latest.current = ids;
    }
  }

  function show(next: string[]) {
    latest.current = next;
    setOrder(next);
  }

  /** Puts `id` at this place, counted from 0, and says which place that became. */
  function place(id: string, index: number): number {
    const to = Math.max(0, Math.min(index, latest.current.length - 1));
    isTouched.current = true;
    show(moved(latest.current, id, to));
    return to;
  }

  function grab(id: string, by: Hold["by"]) {
    setHold({ id, by, before: latest.current });
  }

  function cancel() {
    if (hold) show(hold.before);
    setHold(undefined);
  }

  async function drop(): Promise<void> {
    setHold(undefined);
    if (hold && `${hold.before}` !== `${latest.current}`) await keep(hold.before);
  }

  /** One step, without picking up. */
  async function step(id: string, by: number): Promise<number> {
    const before = latest.current;
    const to = place(id, before.indexOf(id) + by);
    await keep(before);
    return to;
  }

  async function keep(before: string[]) {
    try {
      await save(latest.current);
    } catch {
      show(before);
    }
  }

  const indexOf = (id: string) => latest.current.indexOf(id);
  /** Whether the page shows the latest order already. */
  const isShown = () => latest.current === order;
  return { order, hold, indexOf, isShown, grab, place, drop, cancel, step };
}

export type Order = ReturnType<typeof useOrder>;

function hasSame(some: readonly string[], others: readonly string[]): boolean {
  return `${some.toSorted()}` === `${others.toSorted()}`;
}

/** The same ids with this one at another place. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
