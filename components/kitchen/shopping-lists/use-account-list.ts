"use client";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { listDelivery } from "#components/kitchen/shopping-lists/deliver-changes.ts";
import {
  pendingChanges,
  readPendingChanges,
  type StoredChange,
} from "#components/kitchen/shopping-lists/pending-changes.ts";
import { accountCopy, saveAccountCopy } from "#lib/kitchen/shopping-lists/account-copy.ts";
import { applyChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { fromApiItem } from "#lib/kitchen/shopping-lists/serialization.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { sessionFailure } from "#lib/platform/browser/session-store.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";
import { useUserEvents } from "#lib/platform/browser/use-user-events.ts";

const noChanges: readonly StoredChange[] = [];
const noItems: readonly ShoppingItem[] = [];
/** Several own changes in a row are read back once. */
const ownChangeDelayMs = 500;

/**
 * The list in the account of a user: the copy on this device, which the server renews, with the
 * changes that have not arrived yet on top. The copy is renewed when another device has changed the
 * list, when the page becomes visible and when the device is online.
 */
export function useAccountList(userId: string | undefined) {
  const copy = useSyncExternalStore(
    accountCopy.subscribe,
    () => accountCopy.read(userId),
    () => undefined,
  );
  const stored = useSyncExternalStore(pendingChanges.subscribe, readPendingChanges, () => noChanges);
  // While the user is unknown, those of an account may be those of another one.
  const pending = useMemo(() => stored.filter((entry) => !entry.userId || entry.userId === userId), [stored, userId]);
  const isStalled = useSyncExternalStore(listDelivery.stalled.subscribe, listDelivery.stalled.read, () => false);
  const { load, isFailed } = useRenewal(userId);

  const isSessionFailed = useSyncExternalStore(sessionFailure.subscribe, sessionFailure.read, () => false);
  const isSessionUnreadable = userId === undefined && isSessionFailed;
  const retry = useCallback(async () => {
    if (isSessionUnreadable) await refreshSession();
    else await load();
  }, [isSessionUnreadable, load]);

  // Without network and without a copy, the list has what was added on this device.
  const base = copy ?? ((isFailed || isSessionUnreadable) && pending.length > 0 ? noItems : undefined);
  const items = useMemo(
    () => base && pending.map(({ change }) => change).reduce<readonly ShoppingItem[]>(applyChange, base),
    [base, pending],
  );
  return {
    items,
    isComplete: copy !== undefined,
    isFailed: (isFailed || isSessionUnreadable) && !items,
    isWaiting: isStalled && pending.length > 0,
    retry,
  };
}

function useRenewal(userId: string | undefined) {
  const [isFailed, setFailed] = useState(false);
  const latestRequest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async () => {
    // Without network the user stays unknown.
    if (userId === undefined) return setFailed(!navigator.onLine);
    latestRequest.current += 1;
    const requestId = latestRequest.current;
    try {
      let items: ShoppingItem[];
      let version: number;
      do {
        // The list is to contain what this device has changed.
        await listDelivery.deliver();
        version = accountCopy.readVersion();
        const { data } = await callApi("GET /users/me/shopping-list");
        if (requestId !== latestRequest.current) return;
        items = data.map(fromApiItem);
        // A change that has arrived meanwhile may be missing in the answer.
      } while (version !== accountCopy.readVersion());
      saveAccountCopy(userId, items);
      setFailed(false);
    } catch {
      if (requestId === latestRequest.current) setFailed(true);
    }
  }, [userId]);

  useEffect(() => {
    void load();
    const reload = () => {
      if (document.visibilityState === "visible") void load();
    };
    document.addEventListener("visibilitychange", reload);
    window.addEventListener("online", reload);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", reload);
      window.removeEventListener("online", reload);
    };
  }, [load]);

  useUserEvents("shopping-list", userId, ({ isOwn }) => {
    clearTimeout(timer.current);
    if (isOwn) timer.current = setTimeout(load, ownChangeDelayMs);
    else void load();
  });
  return { load, isFailed };
}
