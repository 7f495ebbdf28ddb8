"use client";
import { useEffect } from "react";
import { changeUnitsAction } from "#lib/people/users/actions.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { callAction, isRetryable } from "#lib/platform/browser/action-client.ts";
import { applyUnits, subscribeToUnitsChoice, unitsStore } from "#lib/platform/browser/units.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { createPendingStore } from "#lib/platform/browser/write-queue/pending-store.ts";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";

/** The last choice that the account has not stored yet. */
const pendingUnits = createPendingStore<{ id: "units"; units: UnitSystem; userId?: string }>("pendingUnits", {
  maxEntries: 1,
});

/**
 * Stores the units of measurement in the account of a signed-in user: each choice on a page, and
 * that of the device when the account has none.
 */
export function UnitsSync() {
  const user = useSessionUser();
  const userId = user?.id;
  const hasNoUnits = user ? !user.units : false;

  useEffect(
    () =>
      subscribeToUnitsChoice((units) => {
        if (hasSignedInCookie(document.cookie)) saveUnits(units, userId);
      }),
    [userId],
  );

  // Before the effect below, which delivers what it stores.
  useDelivery(deliverUnits, userId);

  useEffect(() => {
    const device = unitsStore.read();
    if (hasNoUnits && device !== "metric") saveUnits(device, userId);
  }, [hasNoUnits, userId]);

  return null;
}

function saveUnits(units: UnitSystem, userId: string | undefined): void {
  pendingUnits.add({ id: "units", units, userId });
  void deliverUnits();
}

async function deliverUnits(): Promise<void> {
  const [entry] = pendingUnits.list();
  if (!entry) return;
  applyUnits(entry.units);
  const result = await callAction(() => changeUnitsAction({ units: entry.units }, entry.userId));
  if (!result.ok && isRetryable(result.code)) return;
  pendingUnits.remove(entry);
  // The account's former units may have arrived meanwhile; a later choice is still on its way.
  if (result.ok && pendingUnits.list().length === 0) applyUnits(entry.units);
}
