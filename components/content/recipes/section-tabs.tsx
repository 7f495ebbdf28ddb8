"use client";
import { useEffect, useState } from "react";

interface SectionTabsProps {
  label: string;
  /** Sections of this page by the id of their element, in document order. */
  sections: { id: string; title: string }[];
}

/** Links to the sections of the page. Only the mark of the current section needs a script. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => setCurrent(findCurrentSection(sections, window.innerHeight / 3));
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
          className="tab max-md:first:ml-[0.3rem]"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/**
 * Finds the section that has started above a horizontal line: the lowest one, also when it is too
 * short to reach the line. Of those that start together it is the one in the address, else the
 * last.
 *
 * @param line pixels below the top of the window
 */
function findCurrentSection(sections: SectionTabsProps["sections"], line: number): string | undefined {
  const requestedId = window.location.hash.slice(1);
  const started = sections.toReversed().flatMap(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top <= line ? { id, top: Math.round(box.top) } : [];
  });
  return started.toSorted((a, b) => b.top - a.top || Number(b.id === requestedId) - Number(a.id === requestedId))[0]
    ?.id;
}
