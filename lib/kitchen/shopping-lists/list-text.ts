import type { AisleRows } from "./display-rows.ts";

/**
 * The open items as plain text to share: the title, then one line per item below the title of its
 * aisle.
 */
export function formatListText(
  title: string,
  open: readonly AisleRows[],
  aisleTitle: (aisle: AisleRows["aisle"]) => string,
): string {
  const parts = open.map(({ aisle, rows }) =>
    [aisleTitle(aisle), ...rows.map(({ amount, name }) => `– ${[amount, name].filter(Boolean).join(" ")}`)].join("\n"),
  );
  return [title, ...parts].join("\n\n");
}
