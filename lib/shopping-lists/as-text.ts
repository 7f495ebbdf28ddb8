import type { AisleLines } from "./lines.ts";

/** What is still to be had as plain text, to be sent to somebody: a title, then one line for each thing below its aisle. */
export function asText(title: string, open: readonly AisleLines[], aisleTitle: (aisle: AisleLines["aisle"]) => string) {
  const parts = open.map(({ aisle, lines }) =>
    [aisleTitle(aisle), ...lines.map(({ amount, name }) => `– ${[amount, name].filter(Boolean).join(" ")}`)].join("\n"),
  );
  return [title, ...parts].join("\n\n");
}
