"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { searchStoryItemsAction } from "#lib/content/story-drafts/actions.ts";
import type { ReferredItem } from "#lib/content/story-drafts/references.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ItemSearchProps {
  id: string;
  label: string;
  hint?: string;
  type: "recipe" | "any";
  language: Locale;
  /** Reads what is typed as an address; null for words. */
  address?: (query: string) => string | null;
  onAddress?: (address: string) => void;
  onChoose: (item: ReferredItem) => void;
}

const delayMs = 250;

/** Finds recipes and stories by their title; each result is a button. */
export function ItemSearch(props: ItemSearchProps) {
  const { id, label, hint, type, language, address, onAddress, onChoose } = props;
  const t = useTranslations("storyDrafts.search");
  const locale = useLocale();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ query: string; items: ReferredItem[] } | null>(null);
  const words = query.trim();
  const typedAddress = address?.(words) ?? null;

  useEffect(() => {
    if (words.length < 2 || typedAddress) return setFound(null);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await callAction(() => searchStoryItemsAction({ query: words, locale: language, type }));
      if (isCurrent && result.ok) setFound({ query: words, items: result.data });
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, typedAddress, type, language]);

  const rowClass = "flex min-h-11 w-full items-center gap-2 rounded-2 px-3 py-2 text-left hover:bg-tint";
  return (
    <div className="grid gap-2">
      <TextField
        id={id}
        label={label}
        hint={hint}
        type="search"
        value={query}
        maxLength={200}
        autoComplete="off"
        lang={locale}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (typedAddress) onAddress?.(typedAddress);
        }}
      />
      {typedAddress && (
        <button type="button" className={rowClass} onClick={() => onAddress?.(typedAddress)}>
          {t("useAddress", { address: typedAddress })}
        </button>
      )}
      <div role="status">
        {found?.items.length === 0 && <p className="text-ink-2 text-sm">{t("nothing", { query: found.query })}</p>}
        {found && found.items.length > 0 && <p className="sr-only">{t("found", { count: found.items.length })}</p>}
      </div>
      {found && found.items.length > 0 && (
        <ul className="max-h-72 overflow-y-auto rounded-2 border border-line bg-surface">
          {found.items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={rowClass}
                onClick={() => {
                  setQuery("");
                  onChoose(item);
                }}
              >
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.title}</span>
                <span className="flex-none text-ink-3 text-sm">{t(`kind.${item.type}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
