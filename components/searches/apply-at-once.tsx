"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

interface ApplyAtOnceProps {
  /** Id of the form of the filters. */
  form: string;
  /** Id of the sheet it stands in on narrow windows. */
  sheet: string;
  /** Address of what is shown; when it changes by another way, the form follows. */
  shown: string;
}

/** With script a filter applies as soon as it is ticked, and the button of the form only closes its sheet. */
export function ApplyAtOnce({ form: formId, sheet, shown }: ApplyAtOnceProps) {
  const router = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other defaults.
  useEffect(() => {
    for (const field of fieldsOf(formId)) {
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = field.defaultChecked;
      if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? "";
    }
  }, [formId, shown]);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const apply = (event: Event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form !== form) return;
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

function fieldsOf(formId: string): Element[] {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? [...form.elements] : [];
}

function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`;
}
