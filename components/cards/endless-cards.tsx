"use client";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button, LinkButton } from "#components/ui/button.tsx";

/** What comes after the cards that are shown. */
export interface MoreCards {
  cards: ReactNode;
  /** How many those are. */
  size: number;
  /** What `load` is to be asked for next; null at the end. */
  next: string | null;
}

interface EndlessCardsProps {
  /** Of this list of this reader: what was loaded is still there when they come back to it. */
  name: string;
  /** The first cards, from the server. */
  children: ReactNode;
  size: number;
  count: number;
  next: string | null;
  load: (next: string) => Promise<MoreCards>;
  /** The next page by itself, for readers without script. */
  nextHref: string;
  words: Record<"more" | "loading" | "failed" | "progress", string>;
  locale: string;
}

/** What has been loaded onto a list, as long as the page lives; `first` is where its first cards ended. */
const loaded = new Map<string, { first: string | null; parts: MoreCards[] }>();
const never = () => () => {};

/** A list without an end: cards, then more of them for as long as there are any. Without script the next page is a link. */
export function EndlessCards({ name, children, size, count, next: first, load, ...rest }: EndlessCardsProps) {
  const { nextHref, words, locale } = rest;
  const kept = loaded.get(name);
  const [parts, setParts] = useState(kept?.first === first ? kept.parts : []);
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const progress = useRef<HTMLParagraphElement>(null);
  const next = parts.length > 0 ? (parts.at(-1)?.next ?? null) : first;
  const shown = parts.reduce((sum, part) => sum + part.size, size);

  useEffect(() => {
    loaded.set(name, { first, parts });
  }, [name, first, parts]);

  async function loadMore() {
    if (next === null || status === "loading") return;
    setStatus("loading");
    try {
      const part = await load(next);
      setParts([...parts, part]);
      setStatus("idle");
      // The button is gone then, and the focus would be with it.
      if (part.next === null) progress.current?.focus();
    } catch {
      setStatus("failed");
    }
  }

  const number = (value: number) => value.toLocaleString(locale);
  return (
    <>
      <div className="grid gap-y-8 md:gap-y-10">
        {children}
        {parts.map(({ cards }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
          <div key={index} className="arrives">
            {cards}
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-col items-center gap-3">
        {isLive && (
          <p ref={progress} role="status" tabIndex={-1} className="text-ink-2 text-sm outline-none">
            {words.progress.replace("{shown}", number(shown)).replace("{count}", number(Math.max(count, shown)))}
          </p>
        )}
        {status === "failed" && (
          <p role="alert" className="text-error text-sm">
            {words.failed}
          </p>
        )}
        {next !== null &&
          (isLive ? (
            <Button look="secondary" onClick={loadMore} aria-disabled={status === "loading"}>
              {status === "loading" ? words.loading : words.more}
            </Button>
          ) : (
            <LinkButton look="secondary" href={nextHref} prefetch={false}>
              {words.more}
            </LinkButton>
          ))}
      </div>
    </>
  );
}
