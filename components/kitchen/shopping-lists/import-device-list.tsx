"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type ChangeOutcome, sendChange } from "#components/kitchen/shopping-lists/deliver-changes.ts";
import { refreshAccountCount } from "#components/kitchen/shopping-lists/refresh-account-count.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { changeDeviceList } from "#lib/kitchen/shopping-lists/device-store.ts";
import { undoMs } from "#lib/kitchen/shopping-lists/limits.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";

interface ImportDeviceListProps {
  items: readonly ShoppingItem[];
  /**
   * Changes the list in the account. A page that shows the list passes its own function, so that it
   * updates at once.
   */
  change?: (change: ListChange) => Promise<ChangeOutcome>;
}

const maxNamed = 4;

/**
 * Offers a signed-in user to import the list of this device into the account. It asks first,
 * because several people may use the device. Items leave the device once they are saved, and keep
 * their ids, so that none is imported twice.
 */
export function ImportDeviceList({ items, change = (change) => sendChange(change) }: ImportDeviceListProps) {
  const locale = useLocale();
  const t = useTranslations("shoppingLists.device");
  const [isSending, setSending] = useState(false);
  const count = items.length;
  const names = items.slice(0, maxNamed).map(({ ingredient, text }) => ingredient?.names[locale].one ?? text);
  const namesText = [...names, ...(count > maxNamed ? [t("andMore")] : [])].join(", ");

  async function importItems() {
    if (isSending) return;
    setSending(true);
    const imported = [...items];
    const outcome = await change({ type: "add", items: imported });
    setSending(false);
    if (outcome === "outdated") return;
    if (outcome !== "done") {
      return void showToast({ kind: "error", text: t(outcome === "full" ? "full" : "failed") });
    }
    changeDeviceList({ type: "remove", ids: imported.map(({ id }) => id) });
    void refreshAccountCount();
    showToast({ kind: "success", text: count === 1 ? t("adoptedOne") : t("adopted", { count }) });
  }

  function discard() {
    const discarded = [...items];
    changeDeviceList({ type: "remove", ids: discarded.map(({ id }) => id) });
    const run = () => void changeDeviceList({ type: "add", items: discarded });
    showToast({ kind: "success", text: t("discarded"), action: { label: t("undo"), run }, durationMs: undoMs });
  }

  return (
    <div className="grid gap-3">
      <p>
        {t("text")}{" "}
        <span className="text-ink-2">
          {count === 1 ? t("one", { names: namesText }) : t("many", { count, names: namesText })}.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={importItems} aria-disabled={isSending}>
          {t("adopt")}
        </Button>
        <Button variant="bare" onClick={discard}>
          {t("discard")}
        </Button>
      </div>
    </div>
  );
}
