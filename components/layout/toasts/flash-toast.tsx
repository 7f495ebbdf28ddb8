"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { showToast } from "#components/ui/toast.ts";
import { takeFlashMessage } from "#lib/platform/browser/flash-message.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";

const durationMs = 6000;

/** Says on public pages what has just happened; personal pages render it, see FlashMessage. */
export function FlashToast({ messages }: { messages: Partial<Record<FlashMessage, string>> }) {
  const pathname = usePathname();
  const user = useSessionUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message comes with a page or a session
  useEffect(() => {
    const message = takeFlashMessage();
    const text = message !== null && Object.hasOwn(messages, message) && messages[message as FlashMessage];
    if (text && !document.querySelector("[data-flash]")) showToast({ kind: "success", text, durationMs });
  }, [pathname, user?.id]);
  return null;
}
