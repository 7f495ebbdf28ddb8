"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import { FormDetails } from "#components/ui/forms/form-details.tsx";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";

/**
 * Shows the fields of the form that deletes the account. Unsent texts of the user are removed with
 * the account.
 */
export function DeletionDetails({ userId, children }: { userId: string; children: ReactNode }) {
  const { isSending } = useForm();
  const isSubmitted = useRef(false);
  if (isSending) isSubmitted.current = true;
  // The page is left once the session has ended with the account.
  useEffect(() => {
    return () => {
      if (isSubmitted.current && !hasSignedInCookie(document.cookie)) removeUnsentTexts(userId);
    };
  }, [userId]);
  return <FormDetails className="group">{children}</FormDetails>;
}
