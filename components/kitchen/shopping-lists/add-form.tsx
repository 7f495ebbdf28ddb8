"use client";
import { useActionState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { addRecipeAction } from "#lib/kitchen/shopping-lists/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AddFormProps {
  recipeId: string;
  locale: Locale;
  /** Address of this form, with the anchor `#add-to-list`. */
  here: string;
  messages: Record<"label" | "failed", string>;
}

/** Adds the ingredients of a recipe to the list of the account where there is no script. */
export function AddForm({ recipeId, locale, here, messages }: AddFormProps) {
  const [result, submit] = useActionState(addRecipeAction, null, here);
  return (
    <form
      id="add-to-list"
      action={submit}
      className="mt-5 scroll-mt-[calc(var(--header-h)+var(--tabs-h)+6rem)] print:hidden"
    >
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="here" value={here} />
      <button type="submit" className={buttonClass({ variant: "secondary", isFullWidth: true })}>
        {messages.label}
      </button>
      {result && (
        <p role={result.ok ? "status" : "alert"} className="mt-2 font-strong text-sm">
          {result.ok ? result.data : messages.failed}
        </p>
      )}
    </form>
  );
}
