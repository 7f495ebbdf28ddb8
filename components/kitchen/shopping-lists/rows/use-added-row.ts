"use client";
import { useEffect } from "react";
import type { AisleRows, DisplayRow } from "#lib/kitchen/shopping-lists/display-rows.ts";

/** The row an item stands in, with its aisle. */
interface AddedRow {
  aisle: AisleRows["aisle"];
  row: DisplayRow;
}

/** Finds the open row of an item. */
export function findAddedRow(open: readonly AisleRows[], id: string | undefined): AddedRow | undefined {
  return open
    .flatMap(({ aisle, rows }) => rows.map((row) => ({ aisle, row })))
    .find(({ row }) => row.items.some((item) => item.id === id));
}

/** Scrolls to the row of an item that was just added, and marks it (list-row.css). */
export function useAddedRow(id: string | undefined, key: string | undefined): void {
  useEffect(() => {
    const element = key && id ? document.querySelector<HTMLElement>(`[data-line="${key}"]`) : null;
    if (!element) return;
    for (const marked of document.querySelectorAll("[data-added]")) marked.removeAttribute("data-added");
    // Restarts the animation of a row that was marked before.
    void element.offsetWidth;
    element.setAttribute("data-added", "");
    // At once: a scroll that still runs moves the next row that is added out of view again.
    if (!isInView(element)) element.scrollIntoView({ block: "center", behavior: "instant" });
  }, [id, key]);
}

/** The header and the form cover the top, and the keyboard of a phone ends the visual viewport. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const form = document.querySelector(".list-form")?.getBoundingClientRect().bottom ?? 0;
  const viewport = window.visualViewport;
  // A row that ends at the edge leaves the view as soon as what is above it grows by a line.
  return top >= form && bottom + height <= (viewport ? viewport.offsetTop + viewport.height : window.innerHeight);
}
