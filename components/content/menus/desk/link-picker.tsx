"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { searchMenuItemsAction } from "#lib/content/menus/desk/actions.ts";
import type { TargetOption } from "#lib/content/menus/desk/edited-groups.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface LinkPickerProps {
  id: string;
  label: string;
  /** Pages, categories and partners; recipes and stories are searched. */
  options: readonly TargetOption[];
  locale: Locale;
  onChoose: (option: TargetOption) => void;
}

const searchDelayMs = 250;
const maxShown = 12;

/** Finds what a link can lead to, by its name: so no link leads nowhere. */
export function LinkPicker({ id, label, options, locale, onChoose }: LinkPickerProps) {
  const t = useTranslations("menus.desk.groups");
  const listId = useId();
  const [words, setWords] = useState("");
  const query = words.trim();
  const { items, hasFailed, isSearching } = useItemSearch(query, locale);
  const matching = query === "" ? [] : options.filter(({ name }) => hasWords(name, query)).slice(0, maxShown);
  const found = [...matching, ...items];

  function choose(option: TargetOption) {
    onChoose(option);
    setWords("");
    document.getElementById(id)?.focus();
  }

  return (
    <div className="needs-script grid gap-2">
      <label htmlFor={id} className="font-strong text-sm">
        {label}
      </label>
      <input
        type="search"
        id={id}
        autoComplete="off"
        className="text-input min-h-12"
        placeholder={t("search")}
        value={words}
        maxLength={100}
        aria-controls={listId}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Enter chooses the first result instead of sending the form.
          event.preventDefault();
          if (found[0]) choose(found[0]);
        }}
      />
      <p
        role="status"
        className={query !== "" && !isSearching && found.length === 0 ? "text-ink-2 text-sm" : "sr-only"}
      >
        {query !== "" && !isSearching && (hasFailed ? t("failed") : t("found", { count: found.length }))}
      </p>
      <ul id={listId} className="divide-y divide-line rounded-2 border border-line empty:hidden">
        {found.map((option) => (
          <li key={option.target}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-3 py-1 text-left hover:bg-tint"
              onClick={() => choose(option)}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{option.name}</span>
              <span className="text-ink-2 text-sm">
                {t(`kinds.${option.target.slice(0, option.target.indexOf(":")) as "route"}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasWords(name: string, query: string): boolean {
  const lower = name.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

function useItemSearch(words: string, locale: Locale) {
  const [answer, setAnswer] = useState<{ words: string; items: TargetOption[]; hasFailed: boolean }>();
  useEffect(() => {
    if (words === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await callAction(() => searchMenuItemsAction({ words, locale }));
      if (isCurrent) setAnswer({ words, items: result.ok ? result.data : [], hasFailed: !result.ok });
    }, searchDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, locale]);
  const isCurrent = words !== "" && answer?.words === words;
  return { items: isCurrent ? answer.items : [], hasFailed: isCurrent && answer.hasFailed, isSearching: !isCurrent };
}
