"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { formAddress } from "#components/larders/form-address.ts";

interface ChooseAtOnceProps {
  /** Id of the form of picks. */
  form: string;
  /** What the address says; when it changes by another way, the form follows. */
  chosen: string;
}

/** With script, how much may be bought counts as soon as it is chosen. */
export function ChooseAtOnce({ form: formId, chosen }: ChooseAtOnceProps) {
  const router = useRouter();

  useEffect(() => {
    for (const radio of radiosOf(formId)) radio.checked = radio.value === chosen;
  }, [formId, chosen]);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const choose = (event: Event) => {
      const isChoice = event.target instanceof HTMLInputElement && event.target.type === "radio";
      if (isChoice) router.push(formAddress(form), { scroll: false });
    };
    form.addEventListener("change", choose);
    return () => form.removeEventListener("change", choose);
  }, [formId, router]);
  return null;
}

function radiosOf(formId: string): HTMLInputElement[] {
  const form = document.getElementById(formId);
  const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
  return fields.filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "radio",
  );
}
