"use client";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const delayMs = 250;

/** A picture of the library to choose. */
export interface FoundPicture {
  id: string;
  src: string;
  /** Empty where nothing is written. */
  alt: string;
}

/** A server action. */
export type PictureSearchAction = (input: { query: string; locale: Locale }) => Promise<ActionResult<FoundPicture[]>>;

/**
 * Searches the library while a query is typed; an empty one finds the newest pictures. What was
 * found stays until the next answer.
 *
 * @param query null searches for nothing
 */
export function usePictureSearch(search: PictureSearchAction, query: string | null) {
  const locale = useLocale();
  /** Null after an answer that failed. */
  const [answer, setAnswer] = useState<FoundPicture[] | null>();
  useEffect(() => {
    if (query === null) return setAnswer(undefined);
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        const result = await callAction(() => search({ query, locale }));
        if (isCurrent) setAnswer(result.ok ? result.data : null);
      },
      query ? delayMs : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, query, locale]);
  return { found: answer ?? null, hasFailed: answer === null };
}
