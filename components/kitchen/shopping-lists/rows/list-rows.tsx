"use client";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { ClearModal } from "#components/kitchen/shopping-lists/clear-modal.tsx";
import type { ChangeOutcome } from "#components/kitchen/shopping-lists/deliver-changes.ts";
import { AisleSection } from "#components/kitchen/shopping-lists/rows/aisle-section.tsx";
import type { ListRowProps } from "#components/kitchen/shopping-lists/rows/list-row.tsx";
import type { ShoppingListProps } from "#components/kitchen/shopping-lists/shopping-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { clearListModalId } from "#components/ui/dialogs/modal-ids.ts";
import { modalTriggerProps } from "#components/ui/dialogs/open-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import type { AisleRows, DisplayRow } from "#lib/kitchen/shopping-lists/display-rows.ts";
import { undoMs } from "#lib/kitchen/shopping-lists/limits.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { tickedRowKey } from "#lib/kitchen/shopping-lists/list-parts.ts";

interface ListRowsProps extends Pick<ShoppingListProps, "units" | "icons"> {
  open: AisleRows[];
  ticked: DisplayRow[];
  aisleTitle: (aisle: AisleRows["aisle"]) => string;
  onChange: (change: ListChange) => Promise<ChangeOutcome>;
}

/** The rows by aisle and the ticked rows, with what changes and removes them. */
export function ListRows({ open, ticked, units, icons, aisleTitle, onChange }: ListRowsProps) {
  const t = useTranslations("shoppingLists.page");
  const lastTickedKey = useRef<string>(null);
  const all = [...open.flatMap(({ rows }) => rows), ...ticked];

  // A ticked row moves in the document and loses the focus.
  useLayoutEffect(() => {
    const key = lastTickedKey.current;
    lastTickedKey.current = null;
    if (!key || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-line="${key}"] input`)?.focus({ preventScroll: true });
  });

  function tick(row: DisplayRow, isTicked: boolean) {
    lastTickedKey.current = tickedRowKey(row.key, isTicked);
    void onChange({ type: "change", items: row.items.map(({ id }) => ({ id, isTicked })) });
  }

  function remove(rows: DisplayRow[]) {
    const removed = rows.flatMap((row) => row.items);
    void onChange({ type: "remove", ids: removed.map(({ id }) => id) });
    const [first] = rows;
    const text =
      rows.length === 1 && first ? t("removed", { name: first.name }) : t("removedMany", { count: rows.length });
    const run = () => void onChange({ type: "add", items: removed });
    showToast({ kind: "success", text, action: { label: t("undo"), run }, durationMs: undoMs });
  }

  const rowProps: Omit<ListRowProps, "row"> = {
    units,
    icons,
    onTick: tick,
    onRemove: remove,
    onChange: (items) => void onChange({ type: "change", items }),
  };
  return (
    <>
      {open.map(({ aisle, rows }) => (
        <AisleSection
          key={aisle ?? "own"}
          id={aisle ?? "own"}
          title={aisleTitle(aisle)}
          rows={rows}
          rowProps={rowProps}
        />
      ))}
      {ticked.length > 0 && <AisleSection id="ticked" title={t("ticked")} rows={ticked} rowProps={rowProps} />}
      {all.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-2 print:hidden">
          {ticked.length > 0 && (
            <Button variant="secondary" onClick={() => remove(ticked)}>
              {t("putAway")}
            </Button>
          )}
          <Button variant="bare" {...modalTriggerProps(clearListModalId)}>
            {t("clear")}
          </Button>
        </p>
      )}
      <ClearModal closeIcon={icons.close} onClear={() => remove(all)} />
    </>
  );
}
