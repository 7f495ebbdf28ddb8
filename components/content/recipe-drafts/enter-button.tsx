"use client";
import { useTranslations } from "next-intl";

interface EnterButtonProps {
  /** Id of the form. */
  form: string;
  /** The page to show after saving: the present one. */
  value: string;
}

/**
 * Saves when the enter key is pressed in a field, and stays. Browsers press the first submit button
 * of the page that belongs to the form, also one outside of it: this one stands before all others.
 */
export function EnterButton({ form, value }: EnterButtonProps) {
  const t = useTranslations("recipeDrafts.sections");
  return (
    <button type="submit" form={form} name="next" value={value} className="sr-only" tabIndex={-1} aria-hidden="true">
      {t("save")}
    </button>
  );
}
