"use client";
import { useEffect } from "react";
import { useForm } from "#components/ui/forms/form-context.ts";
import { refreshSession } from "#lib/platform/browser/use-session-user.ts";

/** Shows what the form around it has changed about the user wherever the page shows the user. */
export function RefreshSession() {
  const { status, isSending } = useForm();
  useEffect(() => {
    if (status === "sent" && !isSending) void refreshSession();
  }, [status, isSending]);
  return null;
}
