"use client";
import { useCallback, useMemo, useState } from "react";

/**
 * Entries of a list that are hidden before the server has removed them.
 *
 * @returns the ids that are shown, and a function that hides one or shows it again
 */
export function useHiddenIds(ids: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shownIds = useMemo(() => ids.filter((id) => !hidden.has(id)), [ids, hidden]);
  const setHiddenId = useCallback((id: string, isHidden: boolean) => {
    setHidden((previous) => {
      const next = new Set(previous);
      if (isHidden) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return [shownIds, setHiddenId] as const;
}
