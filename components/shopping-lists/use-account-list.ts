"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sendChange } from "#components/shopping-lists/send-change.ts";
import { askApi } from "#lib/ask-api.ts";
import { changeList } from "#lib/shopping-lists/change.ts";
import type { ListChange, ShoppingEntry } from "#lib/shopping-lists/entry.ts";
import { fromView, type ItemView } from "#lib/shopping-lists/wire.ts";

interface Known {
  of: string;
  entries: ShoppingEntry[];
}

/**
 * The list in the account of `userId`. What is changed is seen at once, on top of what the server knows, and goes again if it is refused.
 * The list is asked for anew whenever somebody comes back to the page: another device may have changed it.
 */
export function useAccountList(userId: string | undefined) {
  const [known, setKnown] = useState<Known>();
  const [pending, setPending] = useState<ListChange[]>([]);
  const [isFailed, setFailed] = useState(false);
  const question = useRef(0);

  const load = useCallback(async () => {
    if (userId === undefined) return;
    question.current += 1;
    const mine = question.current;
    try {
      const { data } = await askApi<{ data: ItemView[] }>("/api/users/me/shopping-list/");
      if (mine !== question.current) return;
      setKnown({ of: userId, entries: data.map(fromView) });
      setFailed(false);
    } catch {
      if (mine === question.current) setFailed(true);
    }
  }, [userId]);

  useEffect(() => {
    void load();
    const comeBack = () => {
      if (document.visibilityState === "visible") void load();
    };
    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("online", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("online", comeBack);
    };
  }, [load]);

  const change = useCallback(async (wanted: ListChange) => {
    setPending((before) => [...before, wanted]);
    const outcome = await sendChange(wanted);
    // An answer that was under way meanwhile may not know of it.
    question.current += 1;
    if (outcome === "done") {
      setKnown((before) => before && { ...before, entries: changeList(before.entries, wanted) });
    }
    setPending((before) => before.filter((one) => one !== wanted));
    return outcome;
  }, []);

  const entries = known && known.of === userId ? known.entries : undefined;
  const shown = useMemo(() => entries && pending.reduce<ShoppingEntry[]>(changeList, entries), [entries, pending]);
  return { entries: shown, isFailed: isFailed && !entries, retry: load, change };
}
