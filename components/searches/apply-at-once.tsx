"use client";
import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { type Place, returnTo, takePlace } from "#components/searches/place.ts";

interface ApplyAtOnceProps {
  /** Id of the form of the filters. */
  form: string;
  /** Id of the sheet it stands in on narrow windows. */
  sheet: string;
  /** Address of what is shown; when it changes by another way, the form follows. */
  shown: string;
}

/** A filter that applies: where its form leads, and where in it the reader was when the page it stood on went. */
let going: { action: string; left: Place | null } | null = null;

/** With script a filter applies as soon as it is ticked, and the button of the form only closes its sheet. */
export function ApplyAtOnce({ form: formId, sheet, shown }: ApplyAtOnceProps) {
  const router = useRouter();

  // A list and the same list narrowed down are two pages, and the second knows nothing of the first.
  useLayoutEffect(() => {
    const form = formOf(formId);
    const sheetElement = document.getElementById(sheet);
    if (form && going?.left && going.action === form.action) returnTo(going.left, form, sheetElement);
    return () => {
      if (form && going) going.left = takePlace(form, sheetElement);
    };
  }, [formId, sheet]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other defaults.
  useEffect(() => {
    going = null;
    for (const field of formOf(formId)?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.defaultChecked;
      if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? "";
    }
  }, [formId, shown]);

  useEffect(() => {
    const form = formOf(formId);
    if (!form) return;
    const apply = (event: Event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form !== form) return;
      going = { action: form.action, left: null };
      router.push(addressOf(form), { scroll: false });
    };
    const close = (event: Event) => {
      event.preventDefault();
      document.getElementById(sheet)?.hidePopover();
    };
    document.addEventListener("change", apply);
    form.addEventListener("submit", close);
    return () => {
      document.removeEventListener("change", apply);
      form.removeEventListener("submit", close);
    };
  }, [formId, sheet, router]);

  return null;
}

function formOf(formId: string): HTMLFormElement | null {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}

function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const { pathname } = new URL(form.action);
  return filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname;
}
