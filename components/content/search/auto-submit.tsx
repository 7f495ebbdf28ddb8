"use client";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import {
  captureFormPosition,
  type FormPosition,
  restoreFormPosition,
} from "#components/content/search/form-position.ts";

interface AutoSubmitProps {
  /** Id of the filter form. */
  formId: string;
  /** Id of the sheet that contains the form on small screens. */
  sheetId: string;
  /** Address of the current results; the form is reset when it changes. */
  currentAddress: string;
}

/** A navigation the form has started, with the focus and scroll position to restore after it. */
let pendingNavigation: { action: string; position: FormPosition | null } | null = null;

/** Applies each filter as soon as it changes; the submit button then only closes the sheet. */
export function AutoSubmit({ formId, sheetId, currentAddress }: AutoSubmitProps) {
  const router = useRouter();

  // A list and its filtered page are two routes: React mounts a new form between them.
  useLayoutEffect(() => {
    const form = findForm(formId);
    const sheet = document.getElementById(sheetId);
    if (form && pendingNavigation?.position && pendingNavigation.action === form.action)
      restoreFormPosition(pendingNavigation.position, form, sheet);
    return () => {
      if (form && pendingNavigation) pendingNavigation.position = captureFormPosition(form, sheet);
    };
  }, [formId, sheetId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other defaults
  useEffect(() => {
    pendingNavigation = null;
    for (const field of findForm(formId)?.elements ?? []) {
      if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
        field.checked = field.defaultChecked;
      if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? "";
    }
  }, [formId, currentAddress]);

  useEffect(() => {
    const form = findForm(formId);
    if (!form) return;
    const apply = (event: Event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form !== form) return;
      pendingNavigation = { action: form.action, position: null };
      router.push(buildAddress(form), { scroll: false });
    };
    const close = (event: Event) => {
      event.preventDefault();
      document.getElementById(sheetId)?.hidePopover();
    };
    document.addEventListener("change", apply);
    form.addEventListener("submit", close);
    return () => {
      document.removeEventListener("change", apply);
      form.removeEventListener("submit", close);
    };
  }, [formId, sheetId, router]);

  return null;
}

function findForm(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

function buildAddress(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const { pathname } = new URL(form.action);
  return filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname;
}
