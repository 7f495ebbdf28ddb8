"use client";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type FormEvent, startTransition } from "react";
import { focusInvalidField } from "#components/content/recipe-drafts/use-field-focus.ts";
import { applyListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import type { DraftAutosave } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";

/**
 * Handles the form of the editor of the desk with script: its buttons save and go on, or change a
 * list.
 */
export function useDeskForm(autosave: DraftAutosave, key: string) {
  const locale = useLocale();
  const router = useRouter();
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
    if (name === "change") return autosave.change(applyListChange(autosave.getState().content, value));
    await autosave.flush();
    if (focusInvalidField(form)) return;
    // What could not be sent is kept here; the next page would show an older text.
    if (value !== "publish" || autosave.getState().status !== "saved") return;
    startTransition(() => router.push(copyAddress(locale, key, "publish")));
  };
}
