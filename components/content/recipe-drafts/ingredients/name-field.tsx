"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import type { DraftIngredient } from "#lib/content/recipe-drafts/draft.ts";
import { formatIngredientName, suggestIngredients } from "#lib/content/recipe-drafts/editing/ingredient-suggestions.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const maxSuggestions = 6;

interface NameFieldProps {
  id: string;
  name: string;
  label: string;
  row: DraftIngredient;
  /** As it is shown. */
  value: string;
  language: Locale;
  lexicon: DraftLookups["ingredients"];
  /** Id of the datalist with the whole lexicon, used without script. */
  datalistId: string;
  error?: string;
  /** `ingredientId` only where one was picked. */
  onChange: (name: string, ingredientId?: string) => void;
  /** Several lines were pasted. */
  onPasteLines: (text: string) => void;
  /** Enter without a suggestion. */
  onEnter: () => void;
}

/**
 * The name of an ingredient with suggestions of the lexicon; any other name may be typed, too.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function NameField({
  id,
  name,
  label,
  row,
  value,
  error,
  lexicon,
  language,
  datalistId,
  ...on
}: NameFieldProps) {
  const t = useTranslations("recipeDrafts.ingredients");
  const isHydrated = useHydrated();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isTyping ? suggestIngredients(lexicon, value, maxSuggestions) : [];
  const options = found.map((entry) => ({ id: entry.id, title: formatIngredientName(entry, row, language) }));
  const isOpen = options.length > 0 && !(options.length === 1 && options[0]?.title === value);
  const optionId = (number: number) => `${id}-option-${number}`;

  function pick({ id: ingredientId, title }: { id: string; title: string }) {
    on.onChange(title, ingredientId);
    close();
  }

  function close() {
    setTyping(false);
    setActive(-1);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const picked = isOpen ? options[active] : undefined;
    if (event.key === "Enter" && event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && picked) pick(picked);
    else if (event.key === "Enter") {
      close();
      on.onEnter();
    } else if (event.key === "Escape" && isOpen) close();
    else if (step !== 0 && isOpen) setActive((active + step + options.length) % options.length);
    else if (step !== 0) setTyping(true);
    else return;
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain").trim();
    if (!text.includes("\n")) return;
    event.preventDefault();
    on.onPasteLines(text);
  }

  return (
    <div className="relative min-w-0">
      <input
        type="text"
        id={id}
        name={name}
        aria-label={label}
        placeholder={t("namePlaceholder")}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={draftLimits.ingredientName}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        className="text-input min-h-12"
        onChange={(event) => {
          setTyping(true);
          setActive(-1);
          on.onChange(event.target.value);
        }}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={close}
        {...(isHydrated
          ? {
              role: "combobox",
              "aria-expanded": isOpen,
              "aria-controls": `${id}-options`,
              "aria-autocomplete": "list",
              "aria-activedescendant": isOpen && active >= 0 ? optionId(active) : undefined,
            }
          : { list: datalistId })}
      />
      <SuggestionList
        id={`${id}-options`}
        label={t("suggestions")}
        isOpen={isOpen}
        options={options}
        active={active}
        optionId={optionId}
        onPick={pick}
      />
      {error && (
        <p id={`${id}-note`} className="draft-row-error">
          {error}
        </p>
      )}
    </div>
  );
}

interface Option {
  id: string;
  title: string;
}

interface SuggestionListProps {
  id: string;
  label: string;
  isOpen: boolean;
  options: Option[];
  active: number;
  optionId: (number: number) => string;
  onPick: (option: Option) => void;
}

function SuggestionList({ id, label, isOpen, options, active, optionId, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-tabs mt-1 min-w-44 rounded-2 border border-line bg-surface p-1 shadow-2"
    >
      {options.map((option, number) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
        <div
          key={option.id}
          id={optionId(number)}
          role="option"
          tabIndex={-1}
          aria-selected={number === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          className={clsx(
            "flex min-h-11 cursor-pointer items-center rounded-1 px-3 py-1 hover:bg-tint",
            number === active && "bg-tint shadow-[inset_3px_0_0_var(--primary)]",
          )}
        >
          {option.title}
        </div>
      ))}
    </div>
  );
}
