"use client";
import { useSelectedLayoutSegment } from "next/navigation";
import { useEffect, useRef } from "react";
import { Link } from "#components/ui/navigation/link.tsx";

interface OpenCount {
  text: string;
  label: string;
}

interface DeskSectionLink {
  /** Folder below the desk; null for its first page. */
  segment: string | null;
  href: string;
  label: string;
  /** What waits for an editor; null when nothing does. */
  count: OpenCount | null;
}

interface DeskGroup {
  label: string;
  /** What waits in all sections; null when nothing does. */
  count: OpenCount | null;
  sections: DeskSectionLink[];
}

interface DeskNavProps {
  label: string;
  groups: DeskGroup[];
}

// Positioned, so that it clips hidden texts as well; else they would widen the page.
const row = "relative flex overflow-x-auto [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter)";

/**
 * Navigation of the desk: its groups of sections, and the sections of the current group, with what
 * waits in each. A group leads to its first section.
 */
export function DeskNav({ label, groups }: DeskNavProps) {
  const segment = useSelectedLayoutSegment();
  const all = groups.flatMap(({ sections }) => sections);
  // A recipe under review belongs to the queue, which is the first page.
  const current = all.find((section) => section.segment === segment) ?? all[0];
  const group = groups.find(({ sections }) => current && sections.includes(current));
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each section
  useEffect(() => {
    for (const link of nav.current?.querySelectorAll<HTMLElement>("[aria-current]") ?? []) centerInRow(link);
  }, [current]);
  return (
    <nav ref={nav} aria-label={label}>
      <div className={`${row} gap-1 border-line border-b`}>
        {groups.map(({ label: name, count, sections }) => (
          <Link
            key={name}
            href={sections[0]?.href ?? ""}
            aria-current={name === group?.label ? (sections.length > 1 ? "true" : "page") : undefined}
            className="tab -outline-offset-4 max-sm:px-2.5"
          >
            {name}
            <Count count={count} />
          </Link>
        ))}
      </div>
      {group && group.sections.length > 1 && (
        <div className={`${row} gap-5 pt-2`}>
          {group.sections.map((section) => (
            <Link
              key={section.href}
              href={section.href}
              aria-current={section === current ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-ink-2 text-sm no-underline -outline-offset-2 hover:text-primary aria-[current=page]:font-strong aria-[current=page]:text-ink"
            >
              {section.label}
              <Count count={section.count} />
            </Link>
          ))}
        </div>
      )}
    </nav>
  );
}

/** On a phone the rows are wider than the window. */
function centerInRow(link: HTMLElement): void {
  const row = link.parentElement;
  if (row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

function Count({ count }: { count: OpenCount | null }) {
  return (
    count && (
      <>
        <span aria-hidden className="font-text text-ink-3">
          {count.text}
        </span>
        <span className="sr-only">({count.label})</span>
      </>
    )
  );
}
