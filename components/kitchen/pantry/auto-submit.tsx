"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { formAddress } from "#components/kitchen/pantry/form-address.ts";

interface AutoSubmitProps {
  /** Id of the pantry form. */
  form: string;
  /** Value of the address; the radio buttons follow it, e.g. after a step back in the history. */
  selected: string;
}

/** With script, choosing a radio button opens the result at once. */
export function AutoSubmit({ form: formId, selected }: AutoSubmitProps) {
  const router = useRouter();

  useEffect(() => {
    for (const radio of getRadios(formId)) radio.checked = radio.value === selected;
  }, [formId, selected]);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const handleChange = (event: Event) => {
      const isChoice = event.target instanceof HTMLInputElement && event.target.type === "radio";
      if (isChoice) router.push(formAddress(form), { scroll: false });
    };
    form.addEventListener("change", handleChange);
    return () => form.removeEventListener("change", handleChange);
  }, [formId, router]);
  return null;
}

function getRadios(formId: string): HTMLInputElement[] {
  const form = document.getElementById(formId);
  const fields = form instanceof HTMLFormElement ? [...form.elements] : [];
  return fields.filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "radio",
  );
}
