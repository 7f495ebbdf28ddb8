"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { listResults, listStartingPoints, toSearchOption } from "#components/layout/search/option-groups.ts";
import { clearRecentSearches, getRecentSearches } from "#components/layout/search/recent-searches.ts";
import { optionId, SearchOptions } from "#components/layout/search/search-options.tsx";
import { useRecordSearches } from "#components/layout/search/use-record-searches.ts";
import { useSearchShortcut } from "#components/layout/search/use-search-shortcut.ts";
import { useSuggestions } from "#components/layout/search/use-suggestions.ts";
import { useDialog } from "#components/ui/dialogs/use-dialog.ts";

type SearchLabel = "title" | "field" | "placeholder" | "submit" | "close" | "recent" | "clear" | "suggestions";

export interface SearchModalProps {
  /** Address of the search page, which reads the parameter `search`. */
  action: string;
  /** Address of the suggestions endpoint, with a query string. */
  endpoint: string;
  /** Shown while the field is empty. */
  suggestions: { title: string; href: string }[];
  /** `ask` is the label of the option that searches for `{search}`. */
  messages: Record<SearchLabel | "results" | "closest" | "topics" | "options" | "ask", string>;
  /** Announcement per number of suggestions; the last one serves all higher numbers. */
  counts: string[];
  icons: Record<"search" | "close" | "recent" | "suggestion" | "topic", ReactNode>;
  /** The line of keyboard shortcuts at the bottom. */
  keyboardHints: ReactNode;
}

/** The search dialog, opened by search buttons, Ctrl+K or ⌘K: a combobox with suggestions. */
export function SearchModal({
  action,
  endpoint,
  suggestions,
  messages,
  counts,
  icons,
  keyboardHints,
}: SearchModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const router = useRouter();
  const found = useSuggestions(endpoint, typed);
  const query = typed.trim();
  useDialog(ref);
  useSearchShortcut(ref, () => setRecent(getRecentSearches()));
  useRecordSearches(ref, action);

  const context = { action, suggestions, messages, icons };
  const groups = query ? listResults(query, found, context) : listStartingPoints(recent, context);
  const options = groups.flatMap((group) => group.options);
  const foundCount = query && found ? found.items.length + found.topics.length : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = options[active] ?? (query ? toSearchOption(action, query) : null);
    if (!chosen) return;
    chosen.onSelect?.();
    ref.current?.close();
    router.push(chosen.href);
  }

  function clearRecent() {
    clearRecentSearches();
    setRecent([]);
    // The focused button disappears.
    ref.current?.querySelector("input")?.focus();
  }

  function moveActive(event: KeyboardEvent<HTMLInputElement>) {
    const next = findNextActive(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  function updateText(text: string) {
    setTyped(text);
    setActive(-1);
  }

  return (
    <dialog
      ref={ref}
      aria-label={messages.title}
      onClose={() => updateText("")}
      className="mx-auto my-0 w-[min(100%,46rem)] overflow-hidden bg-surface text-ink shadow-3 backdrop:bg-scrim max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none sm:mt-16 sm:rounded-3 print:hidden"
    >
      <SearchField
        action={action}
        messages={messages}
        icons={icons}
        listId={listId}
        typed={typed}
        isExpanded={options.length > 0}
        activeId={active < 0 ? undefined : optionId(listId, active)}
        onSubmit={submit}
        onType={updateText}
        onKeyDown={moveActive}
        onClose={() => ref.current?.close()}
      />
      <p role="status" className={foundCount === 0 ? "px-5 pt-4 text-ink-2" : "sr-only"}>
        {foundCount !== null && counts[Math.min(foundCount, counts.length - 1)]}
      </p>
      <div className="max-h-[70dvh] overflow-y-auto px-2 pb-3 sm:min-h-48">
        {groups.length > 0 && <SearchOptions id={listId} label={messages.options} groups={groups} active={active} />}
        {!query && recent.length > 0 && (
          <button type="button" className="min-h-11 px-3 text-primary text-sm hover:underline" onClick={clearRecent}>
            {messages.clear}
          </button>
        )}
      </div>
      {keyboardHints}
    </dialog>
  );
}

/** @returns the next active index, -1 for the field itself, or null where the key moves nothing. */
function findNextActive(key: string, active: number, count: number): number | null {
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step === 0 || count === 0) return null;
  // The field is before the first and after the last option.
  const positions = count + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}

interface SearchFieldProps extends Pick<SearchModalProps, "action" | "messages" | "icons"> {
  listId: string;
  typed: string;
  isExpanded: boolean;
  /** Id of the active option. */
  activeId: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

function SearchField(props: SearchFieldProps) {
  const { action, messages, icons, listId, typed, isExpanded, activeId, onSubmit, onType, onKeyDown, onClose } = props;
  return (
    <search>
      <form
        action={action}
        onSubmit={onSubmit}
        className="flex items-center gap-3 border-line border-b px-5 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--focus)]"
      >
        <input
          type="search"
          name="search"
          role="combobox"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={messages.field}
          placeholder={messages.placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-17 min-w-0 flex-1 bg-transparent font-serif font-title text-xl tracking-title focus-visible:shadow-none focus-visible:outline-none placeholder:font-text placeholder:text-ink-3 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
        />
        <button type="submit" aria-label={messages.submit} className="icon-button order-first -ml-3">
          {icons.search}
        </button>
        <button type="button" aria-label={messages.close} onClick={onClose} className="icon-button">
          {icons.close}
        </button>
      </form>
    </search>
  );
}
