"use client";
import { type ReactNode, startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { unlikedItems } from "#components/people/likes/unliked-items.ts";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { whenNear } from "#components/ui/loading/when-near.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** The next cards of a list. */
export interface CardBatch {
  cards: ReactNode;
  /** Number of these cards. */
  size: number;
  /** Cursor for the next call of `load`; null at the end. */
  next: string | null;
}

interface LoadMoreCardsProps {
  /** Unique per list and user; loaded cards are restored by it on navigation back. */
  name: string;
  /** The first cards, rendered on the server. */
  children: ReactNode;
  size: number;
  count: number;
  next: string | null;
  /** Null where there is no list any more. */
  load: (next: string) => Promise<CardBatch | null>;
  /** Address of the next page, for browsers without JavaScript. */
  nextHref: string;
  messages: Record<"more" | "loading" | "failed" | "progress", string>;
  locale: Locale;
  /** Shown once all cards have been removed. */
  empty?: ReactNode;
}

/** How near the end of the list is when more is loaded, in pixels. */
const loadDistance = 600;

/**
 * Loaded batches by list, for the lifetime of the document. `first` is the cursor after the
 * server's cards.
 */
const batchesByList = new Map<string, { first: string | null; batches: CardBatch[] }>();

/**
 * A list that loads more cards when its end comes near the window, and by a button; without
 * JavaScript a link leads to the next page.
 */
export function LoadMoreCards({ name, children, size, count, next: first, load, ...rest }: LoadMoreCardsProps) {
  const { nextHref, messages, locale, empty } = rest;
  const stored = batchesByList.get(name);
  const [batches, setBatches] = useState(stored?.first === first ? stored.batches : []);
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const isHydrated = useHydrated();
  const progress = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const next = batches.length > 0 ? (batches.at(-1)?.next ?? null) : first;
  const removed = useSyncExternalStore(unlikedItems.subscribe, unlikedItems.count, unlikedItems.countOnServer);
  const shown = batches.reduce((sum, batch) => sum + batch.size, size) - removed;
  const total = Math.max(count - removed, shown);
  const isEmpty = removed > 0 && shown <= 0;

  useEffect(() => {
    batchesByList.set(name, { first, batches });
  }, [name, first, batches]);

  // The focused button is removed at the end of the list.
  const focusesProgress = useRef(false);
  useEffect(() => {
    if (next === null && focusesProgress.current) progress.current?.focus();
    focusesProgress.current = false;
  }, [next]);

  async function loadMore() {
    if (next === null || status === "loading") return;
    setStatus("loading");
    try {
      const batch = await load(next);
      if (!batch) return setStatus("failed");
      focusesProgress.current = batch.next === null && document.activeElement === button.current;
      // Cards that are still arriving would otherwise hide the whole list behind its skeleton.
      startTransition(() => {
        setBatches([...batches, batch]);
        setStatus("idle");
      });
    } catch {
      setStatus("failed");
    }
  }

  // The next cards follow by themselves when the reader comes near them, and when the last one was
  // removed. What has failed is left to the button.
  const loadNext = useRef(loadMore);
  loadNext.current = loadMore;
  const canLoad = isHydrated && next !== null && status === "idle";
  useEffect(() => {
    if (!canLoad || !button.current) return;
    return whenNear(button.current, loadDistance, () => void loadNext.current());
  }, [canLoad]);
  useEffect(() => {
    if (isEmpty) void loadNext.current();
  }, [isEmpty]);

  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <div className="grid gap-y-8 md:gap-y-10">
        {children}
        {batches.map(({ cards }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: batches are only appended
          <div key={index} className="stagger">
            {cards}
          </div>
        ))}
      </div>
      {isEmpty && next === null && empty}
      <div className="mt-10 flex flex-col items-center gap-3">
        {isHydrated && (
          <p ref={progress} role="status" tabIndex={-1} className="text-ink-2 text-sm outline-none">
            {messages.progress.replace("{shown}", number(shown)).replace("{count}", number(total))}
          </p>
        )}
        {status === "failed" && (
          <p role="alert" className="text-error text-sm">
            {messages.failed}
          </p>
        )}
        {next !== null &&
          (isHydrated ? (
            <Button ref={button} variant="secondary" onClick={loadMore} aria-disabled={status === "loading"}>
              {status === "loading" ? messages.loading : messages.more}
            </Button>
          ) : (
            <LinkButton variant="secondary" href={nextHref}>
              {messages.more}
            </LinkButton>
          ))}
      </div>
    </>
  );
}
