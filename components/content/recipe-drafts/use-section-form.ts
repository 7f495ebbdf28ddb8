"use client";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type FormEvent, startTransition, useEffect } from "react";
import { focusInvalidField } from "#components/content/recipe-drafts/use-field-focus.ts";
import { applyListChange } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import type { DraftAutosave } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import { type DraftSection, draftSections, sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";

/**
 * Handles the form of a section with script: its buttons save what the editor holds and go on, or
 * change a list.
 */
export function useSectionForm({ autosave, section }: { autosave: DraftAutosave; section: DraftSection }) {
  const locale = useLocale();
  const router = useRouter();

  // The first save gives the page of a new draft its address.
  useEffect(() => {
    const toAddress = () => {
      const isNew = autosave.getState().version > 0 && !window.location.pathname.includes(autosave.id);
      const href = sectionAddress(locale, autosave.id, section);
      if (isNew) window.history.replaceState(null, "", href);
    };
    return autosave.subscribe(toAddress);
  }, [autosave, locale, section]);

  useEffect(() => {
    const here = window.location.pathname;
    // The other pages of the draft: a field that could not be read would be empty there and back.
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.pathname === here || !link.pathname.includes(autosave.id)) return;
      if (focusInvalidField(document.querySelector("main") ?? document)) event.preventDefault();
    };
    document.addEventListener("click", handleClick, true);
    return () => document.removeEventListener("click", handleClick, true);
  }, [autosave]);

  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
    if (name === "change") return autosave.change(applyListChange(autosave.getState().content, value));
    const next = draftSections.find((one) => one === value) ?? section;
    // A new draft is created also when nothing was typed yet.
    if (autosave.getState().version === 0) autosave.change({ ...autosave.getState().content });
    await autosave.flush();
    if (focusInvalidField(form)) return;
    // What could not be sent is kept here; the next page could not be loaded either.
    if (next === section || autosave.getState().status !== "saved") return;
    startTransition(() => router.push(sectionAddress(locale, autosave.id, next)));
  };
}
