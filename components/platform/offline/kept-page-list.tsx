"use client";
import type { ReactNode } from "react";
import type { KeptPage } from "#lib/platform/offline/device/kept-pages.ts";
import { useKeptPages } from "./use-kept-pages.ts";

interface KeptPageListProps {
  locale: string;
  titles: { saved: string; seen: string; results: string };
  /** Shown when there is no page. */
  empty: ReactNode;
}

/** Recipes and results that this device keeps. */
export function KeptPageList({ locale, titles, empty }: KeptPageListProps) {
  const { kept } = useKeptPages(locale);
  if (!kept) return null;
  const { pages } = kept;
  const lists = {
    saved: pages.filter(({ isSaved }) => isSaved),
    seen: pages.filter(({ kind, isSaved }) => kind === "recipe" && !isSaved),
    results: pages.filter(({ kind }) => kind === "result"),
  };
  if (pages.length === 0) return empty;
  return (["saved", "seen", "results"] as const).map(
    (name) => lists[name].length > 0 && <PageLinks key={name} id={name} title={titles[name]} pages={lists[name]} />,
  );
}

/** Plain links: without a connection each of them loads a document. */
function PageLinks({ id, title, pages }: { id: string; title: string; pages: KeptPage[] }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ address, title: name, picture }) => (
          <li key={address} className="border-line border-b">
            <a href={address} className="flex min-h-14 items-center gap-4 py-2 font-strong hover:text-primary">
              {picture && (
                // biome-ignore lint/performance/noImgElement: the picture is on the device, in the one width that is kept
                <img
                  src={picture}
                  alt=""
                  width={64}
                  height={48}
                  loading="lazy"
                  className="h-12 w-16 flex-none rounded-1 object-cover"
                />
              )}
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
