"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { clearSearches, readSearches, rememberSearch } from "#components/layout/recent-searches.ts";
import { type OptionGroup, optionId, type SearchOption, SearchOptions } from "#components/layout/search-options.tsx";
import { useSearchKeys } from "#components/layout/use-search-keys.ts";
import { useSearchMemory } from "#components/layout/use-search-memory.ts";
import { useSuggestions } from "#components/layout/use-suggestions.ts";
import { useDialog } from "#components/ui/use-dialog.ts";

type SearchWord = "title" | "field" | "placeholder" | "submit" | "close" | "recent" | "clear" | "suggestions";

interface SearchModalProps {
  /** Address of the search page; the words go into its parameter `search`. */
  action: string;
  /** Address that is asked for suggestions, with a query to add to. */
  door: string;
  /** Offered before anything is typed. */
  suggestions: { title: string; href: string }[];
  /** `ask` offers the search itself for `{search}`. */
  words: Record<SearchWord | "results" | "topics" | "options" | "ask", string>;
  /** What is said of so many suggestions; the last one of all numbers above. */
  counts: string[];
  icons: Record<"search" | "close" | "recent" | "topic", ReactNode>;
  /** The line of keys at the foot. */
  keys: ReactNode;
}

/** The search window, opened by the search buttons of the page and by Ctrl+K or ⌘K: a field with suggestions as one types. */
export function SearchModal({ action, door, suggestions, words, counts, icons, keys }: SearchModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const list = useId();
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const router = useRouter();
  const found = useSuggestions(door, typed);
  const asked = typed.trim();
  const searchAddress = (search: string) => `${action}?search=${encodeURIComponent(search)}`;
  const searchFor = (search: string, title: string, icon: ReactNode): SearchOption => ({
    title,
    href: searchAddress(search),
    icon,
    onChoose: () => rememberSearch(search),
  });
  useDialog(ref);
  useSearchKeys(ref, () => setRecent(readSearches()));
  useSearchMemory(ref, action);

  const before: OptionGroup[] = [
    {
      title: words.recent,
      options: recent.map((search) => searchFor(search, search, icons.recent)),
    },
    { title: words.suggestions, options: suggestions.map((one) => ({ ...one, icon: icons.topic })) },
  ];
  const after: OptionGroup[] = [
    { title: words.results, options: found?.items ?? [] },
    { title: words.topics, options: (found?.topics ?? []).map((topic) => ({ ...topic, icon: icons.topic })) },
    {
      options: [
        searchFor(
          asked,
          words.ask.replace("{search}", () => asked),
          icons.search,
        ),
      ],
    },
  ];
  const groups = (asked ? after : before).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const foundCount = asked && found ? found.items.length + found.topics.length : null;

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView?.({ block: "nearest" });
  }, [list, active]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = options[active] ?? (asked ? searchFor(asked, asked, null) : null);
    if (!chosen) return;
    chosen.onChoose?.();
    ref.current?.close();
    router.push(chosen.href);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    // From the field itself (-1) through all options and back to it.
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  function type(text: string) {
    setTyped(text);
    setActive(-1);
  }

  return (
    <dialog
      ref={ref}
      aria-label={words.title}
      onClose={() => type("")}
      className="mx-auto my-0 w-[min(100%,46rem)] overflow-hidden bg-surface text-ink shadow-3 backdrop:bg-scrim max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none sm:mt-16 sm:rounded-3 print:hidden"
    >
      <search>
        <form
          action={action}
          onSubmit={submit}
          className="flex items-center gap-3 border-line border-b px-5 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--focus)]"
        >
          <input
            type="search"
            name="search"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(list, active)}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            aria-label={words.field}
            placeholder={words.placeholder}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={move}
            className="min-h-17 min-w-0 flex-1 bg-transparent font-serif font-title text-xl tracking-title focus-visible:shadow-none focus-visible:outline-none placeholder:font-text placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          />
          <button type="submit" aria-label={words.submit} className="icon-button order-first -ml-3">
            {icons.search}
          </button>
          <button type="button" aria-label={words.close} onClick={() => ref.current?.close()} className="icon-button">
            {icons.close}
          </button>
        </form>
      </search>
      <p role="status" className={foundCount === 0 ? "px-5 pt-4 text-ink-2" : "sr-only"}>
        {foundCount !== null && counts[Math.min(foundCount, counts.length - 1)]}
      </p>
      <div className="max-h-[70dvh] overflow-y-auto px-2 pb-3 sm:min-h-48">
        {groups.length > 0 && (
          <SearchOptions id={list} label={words.options} groups={groups} typed={typed} active={active} />
        )}
        {!asked && recent.length > 0 && (
          <button
            type="button"
            className="min-h-11 px-3 text-kobalt text-sm hover:underline"
            onClick={() => {
              clearSearches();
              setRecent([]);
              // The button is gone then, and the focus would be with it.
              ref.current?.querySelector("input")?.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      {keys}
    </dialog>
  );
}
