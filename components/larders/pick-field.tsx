"use client";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formAddress } from "#components/larders/form-address.ts";
import { useOptions } from "#components/larders/use-options.ts";
import { TextField } from "#components/ui/field.tsx";

interface PickFieldProps {
  /** Its name in the address. */
  name: string;
  label: string;
  hint: string;
  /** Id of the list of all words, for readers without script. */
  list: string;
  /** Address that is asked for suggestions, with a query to add to. */
  door: string;
  /** Slugs of what is picked here, and of what is picked anywhere. */
  picked: string[];
  taken: string[];
  words: { options: string; found: string[] };
}

/**
 * A field that picks an ingredient at a time: arrow keys move through what may be meant, Enter picks, and in the empty field Backspace
 * takes the last pick away. Without script it is a line of text that is sent with the form.
 */
export function PickField({ name, label, hint, list, door, picked, taken, words }: PickFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const router = useRouter();
  const found = useOptions(door, typed);
  const options = (found ?? []).filter(({ slug }) => !taken.includes(slug));
  const isOpen = !isClosed && options.length > 0;
  const optionId = (number: number) => `${name}-option-${number}`;

  useEffect(() => setIsLive(true), []);

  function go(change: Parameters<typeof formAddress>[1]) {
    const form = field.current?.form;
    if (form) router.push(formAddress(form, change), { scroll: false });
  }

  function type(text: string) {
    setTyped(text);
    setActive(0);
    setIsClosed(false);
  }

  function pick(word: string) {
    go({ add: [name, word] });
    type("");
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const last = picked.at(-1);
    if (event.key === "Enter" && typed.trim()) pick((isOpen && options[active]?.slug) || typed.trim());
    else if (event.key === "Escape" && isOpen) setIsClosed(true);
    else if (event.key === "Backspace" && !typed && last) go({ remove: [name, last] });
    else if (step !== 0 && options.length > 0) {
      setIsClosed(false);
      setActive((active + step + options.length) % options.length);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextField
        ref={field}
        id={`${name}-field`}
        name={name}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setIsClosed(true)}
        onFocus={() => setIsClosed(false)}
        {...(isLive
          ? {
              role: "combobox",
              "aria-expanded": isOpen,
              "aria-controls": `${name}-options`,
              "aria-autocomplete": "list",
              "aria-activedescendant": isOpen ? optionId(active) : undefined,
            }
          : { list })}
      />
      <div
        id={`${name}-options`}
        role="listbox"
        aria-label={words.options}
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
              number === active && "bg-tint shadow-[inset_3px_0_0_var(--kobalt)]",
            )}
          >
            {title}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {typed.trim() && found ? words.found[Math.min(options.length, words.found.length - 1)] : ""}
      </p>
    </div>
  );
}
