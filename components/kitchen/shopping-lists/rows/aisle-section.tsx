"use client";
import clsx from "clsx";
import { ListRow, type ListRowProps } from "#components/kitchen/shopping-lists/rows/list-row.tsx";
import type { DisplayRow } from "#lib/kitchen/shopping-lists/display-rows.ts";

interface AisleSectionProps {
  id: string;
  title: string;
  rows: DisplayRow[];
  rowProps: Omit<ListRowProps, "row">;
}

/** The rows of one aisle, or the ticked rows. */
export function AisleSection({ id, title, rows, rowProps }: AisleSectionProps) {
  return (
    <section aria-labelledby={`aisle-${id}`} className={clsx("list-section", id === "ticked" && "print:hidden")}>
      <h2
        id={`aisle-${id}`}
        className="flex items-baseline gap-[0.6rem] pt-6 text-[1.1875rem] print:pt-[8pt] print:text-[12pt]"
      >
        {title} <span className="font-normal font-sans text-ink-3 text-sm tracking-normal">{rows.length}</span>
      </h2>
      <ul>
        {rows.map((row) => (
          <ListRow key={row.key} row={row} {...rowProps} />
        ))}
      </ul>
    </section>
  );
}
