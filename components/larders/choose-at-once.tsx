"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { formAddress } from "#components/larders/form-address.ts";

/** With script, how much may be bought counts as soon as it is chosen. `form` is the id of the form of picks. */
export function ChooseAtOnce({ form: formId }: { form: string }) {
  const router = useRouter();
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
