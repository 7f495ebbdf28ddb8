"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";

interface AddItemFormProps {
  icons: { plus: ReactNode; error: ReactNode };
  /** Adds the text; false when that failed, and the text returns to the field. */
  onAdd: (text: string) => Promise<boolean>;
}

/** Adds free text to the list. */
export function AddItemForm({ icons, onAdd }: AddItemFormProps) {
  const t = useTranslations("shoppingLists.page");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<"textMissing" | "textTooLong">();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const enteredText = input.value;
    const text = enteredText.replace(/\s+/g, " ").trim();
    const problem = text === "" ? "textMissing" : text.length > limits.textLength ? "textTooLong" : undefined;
    setError(problem);
    input.focus();
    if (problem) return;
    input.value = "";
    // Text entered in the meantime is not overwritten.
    if (!(await onAdd(text)) && input.value === "") input.value = enteredText;
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="list-form print:hidden">
      <label htmlFor={id} className="sr-only">
        {t("write")}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={t("placeholder")}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onInput={() => setError(undefined)}
          className="min-h-12 w-full min-w-0 rounded-2 border-[1.5px] border-line-strong bg-surface px-[0.85rem] aria-invalid:border-2 aria-invalid:border-error"
        />
        <Button type="submit" className="flex-none" aria-label={t("writeDown")}>
          {icons.plus}
          <span className="max-sm:sr-only">{t("writeDown")}</span>
        </Button>
      </div>
      <FieldError id={`${id}-note`} icon={icons.error} className="mt-1.5">
        {error && t(error)}
      </FieldError>
    </form>
  );
}
