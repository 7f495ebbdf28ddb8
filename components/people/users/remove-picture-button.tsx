"use client";
import { ActionButton } from "#components/ui/action-button.tsx";
import { removePictureAction } from "#lib/people/users/actions.ts";
import { refreshSession } from "#lib/platform/browser/session-store.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RemovePictureButtonProps {
  locale: Locale;
  label: string;
  success: string;
  errors: { failed: string };
  isHidden: boolean;
}

/** Removes the user's profile picture, also from the header. */
export function RemovePictureButton({ locale, label, success, errors, isHidden }: RemovePictureButtonProps) {
  return (
    <ActionButton
      action={removePictureAction}
      fields={{ locale }}
      label={label}
      success={success}
      problems={errors}
      isHidden={isHidden}
      onSuccess={refreshHeader}
      variant="bare"
    />
  );
}

function refreshHeader(): void {
  void refreshSession();
}
