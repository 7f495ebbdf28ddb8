"use client";
import { useTranslations } from "next-intl";
import { useCallback, useEffect } from "react";
import { type ChangeOutcome, sendChange } from "#components/kitchen/shopping-lists/deliver-changes.ts";
import { useAccountList } from "#components/kitchen/shopping-lists/use-account-list.ts";
import { useDeviceList } from "#components/kitchen/shopping-lists/use-device-list.ts";
import { showToast } from "#components/ui/toast.ts";
import { changeDeviceList } from "#lib/kitchen/shopping-lists/device-store.ts";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { applyChange, type ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { countOpenItems, setAccountCount } from "#lib/kitchen/shopping-lists/open-count.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

interface ShoppingListState {
  /** Undefined until the list is loaded. */
  items: readonly ShoppingItem[] | undefined;
  location: "onDevice" | "inAccount" | "inHousehold" | "waiting" | null;
  /** Items of a signed-in user that are still on the device. */
  deviceItems: readonly ShoppingItem[];
  isFailed: boolean;
  retry: () => Promise<void>;
  /** Shows the change at once, and a toast when it fails. */
  change: (change: ListChange) => Promise<ChangeOutcome>;
  /** The same without the toast. */
  changeQuietly: (change: ListChange) => Promise<ChangeOutcome>;
}

/** The list in the account of a signed-in user, otherwise the list of the device. */
export function useShoppingList(): ShoppingListState {
  const t = useTranslations("shoppingLists.page");
  const user = useSessionUser();
  const device = useDeviceList();
  const account = useAccountList(user?.id);
  const userId = user?.id;
  useEffect(() => {
    if (userId && account.items && account.isComplete) setAccountCount(userId, countOpenItems(account.items));
  }, [userId, account.items, account.isComplete]);
  const changeQuietly = useCallback(
    async (change: ListChange): Promise<ChangeOutcome> => {
      // While the user is unknown, the cookie says signed in: the list is that of the account.
      if (user === null) return changeDeviceList(change);
      const length = change.type === "add" && account.items ? applyChange(account.items, change).length : 0;
      if (length > limits.items) return "full";
      return sendChange(change, { full: t("full"), failed: t("failed") });
    },
    [user, account.items, t],
  );
  const change = useCallback(
    async (requested: ListChange) => {
      const outcome = await changeQuietly(requested);
      if (outcome === "full" || outcome === "failed") showToast({ kind: "error", text: t(outcome) });
      return outcome;
    },
    [changeQuietly, t],
  );
  const { isFailed, retry } = account;
  const shared = { isFailed, retry, change, changeQuietly };
  if (user === null) return { ...shared, isFailed: false, items: device, location: "onDevice", deviceItems: [] };
  const { items, isWaiting } = account;
  if (user === undefined) return { ...shared, items, location: isWaiting ? "waiting" : null, deviceItems: [] };
  const location = user.has_household_list ? "inHousehold" : "inAccount";
  return { ...shared, items, location: isWaiting ? "waiting" : location, deviceItems: device };
}
