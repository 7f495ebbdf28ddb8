"use client";
import { useActionState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { limits } from "#lib/kitchen/cookbooks/limits.ts";
import { saveFormAction } from "#lib/kitchen/cookbooks/save-actions.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface SaveFormProps {
  itemId: string;
  locale: Locale;
  /** Address of this form, with the anchor `#save`. */
  here: string;
  messages: Record<"label" | "failed", string>;
}

/** The save button and its dialog where there is no script: the first press shows the cookbooks. */
export function SaveForm({ itemId, locale, here, messages }: SaveFormProps) {
  const [result, submit] = useActionState(saveFormAction, null, here);
  const fields = (
    <>
      <input type="hidden" name="item" value={itemId} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="here" value={here} />
    </>
  );
  if (!result?.ok) {
    return (
      <form action={submit}>
        {fields}
        <button type="submit" className={buttonClass({ variant: "quiet" })}>
          {messages.label}
        </button>
        {result && (
          <p role="alert" className="font-strong text-error text-sm">
            {messages.failed}
          </p>
        )}
      </form>
    );
  }
  const { messages: texts, cookbooks } = result.data;
  return (
    <section
      id="save"
      aria-labelledby="save-title"
      className="grid w-full scroll-mt-[calc(var(--header-h)+var(--tabs-h)+6rem)] gap-3 rounded-2 bg-tint p-4"
    >
      <h2 id="save-title" className="text-xl">
        {texts.title}
      </h2>
      <form action={submit} className="flex flex-wrap items-center gap-3">
        {fields}
        {cookbooks.map(({ id, title, hasItem }) =>
          hasItem ? (
            <p key={id} role="status">
              {interpolate(texts.saved, { book: title })}
            </p>
          ) : (
            <button key={id} type="submit" name="cookbook" value={id} className={buttonClass({ variant: "quiet" })}>
              {title}
            </button>
          ),
        )}
      </form>
      <form action={submit} className="flex flex-wrap items-end gap-3">
        {fields}
        <TextField id="save-new" name="title" label={texts.name} maxLength={limits.titleLength} required />
        <button type="submit" className={buttonClass({ variant: "secondary" })}>
          {texts.add}
        </button>
      </form>
    </section>
  );
}
