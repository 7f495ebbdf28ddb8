"use client";
import { useEffect } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import { loadSenderAction } from "#lib/business/contact/actions.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

/**
 * Fills name and address of a signed-in user into fields of the form around it, unless something is
 * typed there already.
 */
export function SenderPrefill() {
  const { id } = useForm();
  const userId = useSessionUser()?.id;
  useEffect(() => {
    if (!userId) return;
    let isCurrent = true;
    const fill = (name: string, value: string) => {
      const input = document.getElementById(`${id}-${name}`);
      if (input instanceof HTMLInputElement && input.value === "") input.value = value;
    };
    loadSenderAction().then(
      (sender) => {
        if (!sender || !isCurrent) return;
        fill("name", sender.name);
        fill("email", sender.email);
      },
      // The form works without it.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, id]);
  return null;
}
