"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { clearSearches, readSearches, rememberSearch } from "#components/layout/recent-searches.ts";
import { type OptionGroup, optionId, SearchOptions } from "#components/layout/search-options.tsx";
import { useSearchKeys } from "#components/layout/use-search-keys.ts";
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
  words: Record<SearchWord | "results" | "topics" | "options", string>;
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
  const searchAddress = (search: string) => `${action}?search=${encodeURIComponent(search)}`;
  useDialog(ref);
  useSearchKeys(ref, () => setRecent(readSearches()));

  const before: OptionGroup[] = [
    {
      title: words.recent,
      options: recent.map((search) => ({ title: search, href: searchAddress(search), icon: icons.recent })),
    },
    { title: words.suggestions, options: suggestions },
  ];
  const after: OptionGroup[] = [
    { title: words.results, options: found?.items ?? [] },
    { title: words.topics, options: (found?.topics ?? []).map((topic) => ({ ...topic, icon: icons.topic })) },
  ];
  const groups = (typed.trim() ? after : before).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const count = typed.trim() && found ? counts[Math.min(options.length, counts.length - 1)] : "";

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView?.({ block: "nearest" });
  }, [list, active]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = typed.trim();
    const chosen = options[active];
    if (!search && !chosen) return;
    if (search) rememberSearch(search);
    ref.current?.close();
    router.push(chosen?.href ?? searchAddress(search));
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
      <p role="status" className="sr-only">
        {count}
      </p>
      <div className="max-h-[70dvh] overflow-y-auto px-2 pb-3 sm:min-h-48">
        {groups.length > 0 && (
          <SearchOptions id={list} label={words.options} groups={groups} typed={typed} active={active} />
        )}
        {!typed.trim() && recent.length > 0 && (
          <button
            type="button"
            className="min-h-11 px-3 text-kobalt text-sm hover:underline"
            onClick={() => {
              clearSearches();
              setRecent([]);
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
