"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { clearSearches, readSearches, rememberSearch } from "#components/layout/recent-searches.ts";
import { useDialog } from "#components/ui/use-dialog.ts";

interface SearchModalProps {
  /** Address of the search page; the words go into its parameter `search`. */
  action: string;
  suggestions: { title: string; href: string }[];
  words: Record<"title" | "field" | "placeholder" | "submit" | "close" | "recent" | "clear" | "suggestions", string>;
  icons: Record<"search" | "close" | "recent", ReactNode>;
  /** The line of keys at the foot. */
  keys: ReactNode;
}

const row =
  "flex min-h-11 items-center gap-3 rounded-2 px-3 py-[0.4rem] no-underline hover:bg-tint focus-visible:bg-tint [&_.icon]:text-ink-3";
const heading = "px-3 pt-3 pb-1 font-sans font-strong text-sm text-ink-3 tracking-normal";

/** The search window, opened by the search buttons of the page and by Ctrl+K or ⌘K. */
export function SearchModal({ action, suggestions, words, icons, keys }: SearchModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [recent, setRecent] = useState<string[]>([]);
  const router = useRouter();
  const searchAddress = (search: string) => `${action}?search=${encodeURIComponent(search)}`;
  useDialog(ref);

  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      if (ref.current?.open) return;
      setRecent(readSearches());
      ref.current?.showModal();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("[data-opens-search]")) open(event);
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k")
        open(event);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    if (!search) return;
    rememberSearch(search);
    ref.current?.close();
    router.push(searchAddress(search));
  }

  return (
    <dialog
      ref={ref}
      aria-label={words.title}
      onKeyDown={moveAmongHits}
      className="mx-auto my-0 w-[min(100%,46rem)] overflow-hidden bg-surface text-ink shadow-3 backdrop:bg-scrim max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none sm:mt-16 sm:rounded-3 print:hidden"
    >
      <search>
        <form
          action={action}
          onSubmit={submit}
          className="flex items-center gap-3 border-line border-b px-5 has-[input:focus-visible]:shadow-[inset_0_-3px_0_var(--focus)]"
        >
          <input
            data-hit
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            aria-label={words.field}
            placeholder={words.placeholder}
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
      <div className="max-h-[70dvh] overflow-y-auto px-2 pb-3 sm:min-h-48">
        {recent.length > 0 && (
          <section>
            <h2 className={heading}>{words.recent}</h2>
            <ul>
              {recent.map((search) => (
                <li key={search}>
                  <Link data-hit prefetch={false} href={searchAddress(search)} className={row}>
                    {icons.recent}
                    {search}
                  </Link>
                </li>
              ))}
            </ul>
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
          </section>
        )}
        {suggestions.length > 0 && (
          <section>
            <h2 className={heading}>{words.suggestions}</h2>
            <ul>
              {suggestions.map(({ title, href }) => (
                <li key={href}>
                  <Link data-hit prefetch={false} href={href} className={row}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {keys}
    </dialog>
  );
}

/** Up and down between the field and everything below it. */
function moveAmongHits(event: KeyboardEvent<HTMLDialogElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const hits = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-hit]")];
  const next = hits[hits.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
