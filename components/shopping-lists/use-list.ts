"use client";
import { useCallback } from "react";
import { useAccountList } from "#components/shopping-lists/use-account-list.ts";
import { useDeviceList } from "#components/shopping-lists/use-device-list.ts";
import { showToast } from "#components/ui/toast.ts";
import { useViewer } from "#components/ui/use-viewer.ts";
import type { ListOutcome } from "#lib/shopping-lists/actions.ts";
import { changeDeviceList } from "#lib/shopping-lists/device-store.ts";
import type { ListChange, ShoppingEntry } from "#lib/shopping-lists/entry.ts";

interface List {
  /** Undefined until it is known. */
  entries: readonly ShoppingEntry[] | undefined;
  place: "onDevice" | "inAccount" | null;
  /** What lies on the device of somebody who is signed in. */
  leftOnDevice: readonly ShoppingEntry[];
  isFailed: boolean;
  retry: () => Promise<void>;
  /** Seen at once; says so when it could not be done. */
  change: (change: ListChange) => Promise<ListOutcome | "failed">;
  /** The same, for those who say so themselves. */
  changeQuietly: (change: ListChange) => Promise<ListOutcome | "failed">;
}

/** The list of whoever reads the page: in the account of somebody who is signed in, else on the device. */
export function useList(words: Record<"full" | "failed", string>): List {
  const viewer = useViewer();
  const device = useDeviceList();
  const account = useAccountList(viewer?.id);
  const { full, failed } = words;
  const changeQuietly = useCallback(
    async (change: ListChange) => (viewer ? account.change(change) : changeDeviceList(change)),
    [viewer, account.change],
  );
  const change = useCallback(
    async (wanted: ListChange) => {
      const outcome = await changeQuietly(wanted);
      if (outcome !== "done") showToast({ kind: "error", text: outcome === "full" ? full : failed });
      return outcome;
    },
    [changeQuietly, full, failed],
  );
  const { isFailed, retry } = account;
  const common = { isFailed, retry, change, changeQuietly };
  if (viewer === undefined) return { ...common, entries: undefined, place: null, leftOnDevice: [] };
  if (viewer === null) return { ...common, isFailed: false, entries: device, place: "onDevice", leftOnDevice: [] };
  return { ...common, entries: account.entries, place: "inAccount", leftOnDevice: device };
}
