"use client";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { hasLocalPreferences, hasPendingPreferences } from "#lib/people/preferences/storage-key.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { useDelivery } from "#lib/platform/browser/write-queue/use-delivery.ts";
import type { OnboardingDialogProps } from "./onboarding-dialog.tsx";

/** Loaded only when needed. When it cannot be loaded, the next page tries again. */
const OnboardingDialog = lazy(() => import("./onboarding-dialog.tsx").catch(() => new Promise<never>(() => {})));

/**
 * Loads the onboarding dialog for signed-in users who have answers on this device or were not
 * offered the quiz yet, and delivers answers that have not reached the account.
 */
export function OnboardingLoader(dialogProps: OnboardingDialogProps) {
  const user = useSessionUser();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (user && (user.is_quiz_due || hasLocalPreferences())) setNeeded(true);
  }, [user]);
  const userId = user?.id;
  const deliver = useCallback(() => {
    if (!userId || !hasPendingPreferences()) return;
    void import("./pending-preferences.ts").then(
      ({ deliverPreferences }) => deliverPreferences(userId),
      () => {},
    );
  }, [userId]);
  useDelivery(deliver, userId);
  return (
    isNeeded && (
      <Suspense>
        <OnboardingDialog {...dialogProps} />
      </Suspense>
    )
  );
}
