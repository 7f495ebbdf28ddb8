"use client";
import { useLocale, useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { setCoverAction } from "#lib/kitchen/cookbooks/actions.ts";

export interface CoverChoicesProps {
  cookbookId: string;
  /** A cover was chosen and can be reset. */
  hasCustomCover: boolean;
  /** Small pictures of the items in the cookbook. */
  choices: { id: string; title: string; picture: ReactNode }[];
  /** Without `item` the cover is reset to the first item. */
  onChoose: (event: FormEvent<HTMLFormElement>, item?: string) => void;
}

/** One form per picture, and one that resets the cover. */
export function CoverChoices({ cookbookId, hasCustomCover, choices, onChoose }: CoverChoicesProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.cover");
  return (
    <section>
      <h3 className="mb-2 font-sans font-strong text-sm tracking-normal">{t("choose")}</h3>
      {choices.length === 0 && <p className="text-ink-2 text-sm">{t("none")}</p>}
      <ul className="grid max-h-[30dvh] grid-cols-4 gap-2 overflow-y-auto p-1">
        {choices.map(({ id, title, picture }) => (
          <li key={id}>
            <form action={setCoverAction} onSubmit={(event) => onChoose(event, id)}>
              <input type="hidden" name="id" value={cookbookId} />
              <input type="hidden" name="item" value={id} />
              <input type="hidden" name="locale" value={locale} />
              <button type="submit" aria-label={title} className="block w-full overflow-hidden rounded-1">
                {picture}
              </button>
            </form>
          </li>
        ))}
      </ul>
      {hasCustomCover && (
        <form action={setCoverAction} onSubmit={(event) => onChoose(event)} className="mt-2">
          <input type="hidden" name="id" value={cookbookId} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="bare" className="-ml-2">
            {t("first")}
          </Button>
        </form>
      )}
    </section>
  );
}
