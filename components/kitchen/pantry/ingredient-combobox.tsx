"use client";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef, useState } from "react";
import { formAddress } from "#components/kitchen/pantry/form-address.ts";
import { useIngredientSuggestions } from "#components/kitchen/pantry/use-ingredient-suggestions.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

interface IngredientComboboxProps {
  /** Name of the query parameter. */
  name: string;
  label: string;
  hint: string;
  /** Id of the datalist with all options, used without script. */
  datalistId: string;
  /** Address of the suggestions, with a query to append `q` to. */
  suggestionsUrl: string;
  /** Slugs picked in this field, and in any field. */
  picked: string[];
  allPicked: string[];
  /** `counts` says how many suggestions there are, by their number. */
  labels: { options: string; counts: string[] };
}

/**
 * Picks one ingredient at a time: arrow keys move through the suggestions, Enter picks one,
 * Backspace in the empty field removes the last pick. Without script it is a text field of the
 * form.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function IngredientCombobox({
  name,
  label,
  hint,
  datalistId,
  suggestionsUrl,
  picked,
  allPicked,
  labels,
}: IngredientComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const isHydrated = useHydrated();
  const router = useRouter();
  const suggestions = useIngredientSuggestions(suggestionsUrl, typed);
  const options = (suggestions ?? []).filter(({ slug }) => !allPicked.includes(slug));
  const isOpen = !isClosed && options.length > 0;
  const optionId = (number: number) => `${name}-option-${number}`;

  function navigate(change: Parameters<typeof formAddress>[1]) {
    const form = input.current?.form;
    if (form) router.push(formAddress(form, change), { scroll: false });
  }

  function handleType(text: string) {
    setTyped(text);
    setActive(0);
    setIsClosed(false);
  }

  function pick(word: string) {
    navigate({ add: [name, word] });
    handleType("");
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const last = picked.at(-1);
    if (event.key === "Enter" && typed.trim()) pick((isOpen && options[active]?.slug) || typed.trim());
    else if (event.key === "Escape" && isOpen) setIsClosed(true);
    else if (event.key === "Backspace" && !typed && last) navigate({ remove: [name, last] });
    else if (step !== 0 && options.length > 0) {
      setIsClosed(false);
      setActive((active + step + options.length) % options.length);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextField
        ref={input}
        id={`${name}-field`}
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        maxLength={200}
        value={typed}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => setIsClosed(true)}
        onFocus={() => setIsClosed(false)}
        {...(isHydrated
          ? {
              role: "combobox",
              "aria-expanded": isOpen,
              "aria-controls": `${name}-options`,
              "aria-autocomplete": "list",
              "aria-activedescendant": isOpen ? optionId(active) : undefined,
            }
          : { list: datalistId })}
      />
      <div
        id={`${name}-options`}
        role="listbox"
        aria-label={labels.options}
        hidden={!isOpen}
        className="absolute inset-x-0 top-[4.9rem] z-10 rounded-2 border border-line bg-surface p-1 shadow-2"
      >
        {options.map(({ slug, title }, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
          <div
            key={slug}
            id={optionId(number)}
            role="option"
            tabIndex={-1}
            aria-selected={number === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(slug)}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center rounded-1 px-3 py-1 hover:bg-tint",
              number === active && "bg-tint shadow-[inset_3px_0_0_var(--primary)]",
            )}
          >
            {title}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {typed.trim() && suggestions ? labels.counts[Math.min(options.length, labels.counts.length - 1)] : ""}
      </p>
    </div>
  );
}
