"use client";
import { unstable_rethrow } from "next/navigation";
import type { ComponentProps } from "react";
import { showToast } from "#components/ui/toast.ts";
import { reloadIfOutdated } from "#lib/platform/browser/action-client.ts";
import { keepFlashMessage } from "#lib/platform/browser/flash-message.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

export interface PlainFormFrameProps extends Omit<ComponentProps<"form">, "action"> {
  /** Redirects when it has done its work. */
  action: (form: FormData) => Promise<unknown>;
  /** What is said when nothing was done: above a limit, and otherwise. */
  messages: { limited: string; failed: string };
}

/** Submits a form without a state of its own, and says when nothing was done; see `PlainForm`. */
export function PlainFormFrame({ action, messages, ...props }: PlainFormFrameProps) {
  const isHydrated = useHydrated();

  async function submit(form: FormData): Promise<void> {
    try {
      const { status } = Object(await action(form)) as { status?: unknown };
      if (status === "limited" || status === "failed") showToast({ kind: "error", text: messages[status] });
    } catch (error) {
      unstable_rethrow(error);
      if (reloadIfOutdated(error)) keepFlashMessage("siteUpdated");
      else showToast({ kind: "error", text: messages.failed });
    }
  }

  // Without script the browser posts to the action itself, whose answer is the next page.
  return <form {...props} action={isHydrated ? submit : (action as typeof submit)} />;
}
