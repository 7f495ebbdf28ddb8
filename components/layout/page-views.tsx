"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { pageTypeOf } from "#components/layout/page-type.ts";
import { track } from "#lib/analytics.ts";
import type { PagePattern } from "#lib/page-types.ts";

/** Puts a page view on the event bus with the first page and with every completed change of route. */
export function PageViews({ patterns }: { patterns: readonly PagePattern[] }) {
  const route = `${usePathname()}?${useSearchParams()}`;
  const known = useRef(patterns);
  known.current = patterns;
  const last = useRef("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route is the occasion; its address is read as the browser shows it
  useEffect(() => {
    const { pathname, search } = window.location;
    if (last.current === pathname + search) return;
    last.current = pathname + search;
    track({ event: "page view", path: pathname + search, page_type: pageTypeOf(pathname, known.current) });
  }, [route]);
  return null;
}
