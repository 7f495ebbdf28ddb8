"use client";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type FormEvent, startTransition } from "react";
import { focusInvalidField } from "#components/recipe-drafts/use-field-focus.ts";
import { copyAddress } from "#lib/recipe-drafts/desk/addresses.ts";
import type { DraftAutosave } from "#lib/recipe-drafts/editing/autosaved-drafts.ts";
import { applyListChange } from "#lib/recipe-drafts/list-changes.ts";

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
