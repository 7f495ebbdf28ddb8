"use client";
import { useEffect, useState } from "react";

interface SectionTabsProps {
  label: string;
  /** Sections of this page by the id of their element, in reading order. */
  sections: { id: string; title: string }[];
}

/** Links to the sections of the page, kept below the header. They lead there without script; the leaf only marks where the reader is. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => setCurrent(sectionAt(sections, window.innerHeight / 3));
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [sections]);

  return (
    <nav aria-label={label} className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
          className="inline-flex min-h-(--tabs-h) items-center whitespace-nowrap border-transparent border-b-3 px-[0.9rem] font-strong text-ink-2 no-underline hover:text-kobalt aria-current:border-kobalt aria-current:text-kobalt max-md:first:ml-[0.3rem]"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/**
 * The section that crosses a line so many pixels below the top of the window. Where several stand side by side it is the one that began
 * last; of those that began together the one the address asks for, else the last one.
 */
function sectionAt(sections: SectionTabsProps["sections"], line: number): string | undefined {
  const asked = window.location.hash.slice(1);
  const crossing = sections.toReversed().flatMap(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= line && box.bottom > line ? { id, top: Math.round(box.top) } : [];
  });
  return crossing.toSorted((a, b) => b.top - a.top || Number(b.id === asked) - Number(a.id === asked))[0]?.id;
}
