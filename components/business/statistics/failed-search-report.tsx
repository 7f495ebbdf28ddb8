"use client";
import { useEffect } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { sendStatisticsEvent } from "./send-event.ts";

interface FailedSearchReportProps {
  locale: Locale;
  search: string;
  /** How many items that come close the page shows. */
  closestCount: number;
}

/**
 * Reports a search that has found nothing: the page itself may have been made for another reader
 * (lib/server/edge/cache/shared-answers.ts).
 */
export function FailedSearchReport({ locale, search, closestCount }: FailedSearchReportProps) {
  useEffect(() => {
    sendStatisticsEvent({ event: "search_failed", locale, search, closestCount });
  }, [locale, search, closestCount]);
  return null;
}
