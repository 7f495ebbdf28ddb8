"use client";
import { useState } from "react";
import { sendChange } from "#components/shopping-lists/send-change.ts";
import { Button } from "#components/ui/button.tsx";
import { showToast } from "#components/ui/toast.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { ListOutcome } from "#lib/shopping-lists/actions.ts";
import { changeDeviceList } from "#lib/shopping-lists/device-store.ts";
import { type ListChange, type ShoppingEntry, undoMs } from "#lib/shopping-lists/entry.ts";
import type { DeviceWords } from "#lib/shopping-lists/page-words.ts";

interface DeviceListProps {
  entries: readonly ShoppingEntry[];
  locale: Locale;
  words: DeviceWords;
  /** Puts it into the account; straight to the server unless a list on the page shows it at once. */
  change?: (change: ListChange) => Promise<ListOutcome | "failed">;
}

/** More names than this are a list, not a reminder of what it was. */
const named = 4;

/**
 * What lies on the device of somebody who has signed in. Asked rather than done: the device may be the family's, and the list somebody
 * else's. It leaves the device only when the account has it; its ids stay the same, so that nothing can be there twice.
 */
export function DeviceList({ entries, locale, words, change = sendChange }: DeviceListProps) {
  const [isSending, setSending] = useState(false);
  const count = entries.length;
  const names = entries.slice(0, named).map(({ good, text }) => good?.names[locale].one ?? text);
  const listed = [...names, ...(count > named ? [words.andMore] : [])].join(", ");

  async function adopt() {
    if (isSending) return;
    setSending(true);
    const adopted = [...entries];
    const outcome = await change({ act: "add", entries: adopted });
    setSending(false);
    if (outcome !== "done") {
      return void showToast({ kind: "error", text: outcome === "full" ? words.full : words.failed });
    }
    changeDeviceList({ act: "remove", ids: adopted.map(({ id }) => id) });
    showToast({ kind: "success", text: fillIn(count === 1 ? words.adoptedOne : words.adopted, { count }) });
  }

  function discard() {
    const gone = [...entries];
    changeDeviceList({ act: "remove", ids: gone.map(({ id }) => id) });
    const run = () => void changeDeviceList({ act: "add", entries: gone });
    showToast({ kind: "success", text: words.discarded, action: { label: words.undo, run }, lasts: undoMs });
  }

  return (
    <div className="grid gap-3">
      <p>
        {words.text}{" "}
        <span className="text-ink-2">{fillIn(count === 1 ? words.one : words.many, { count, names: listed })}.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={adopt} aria-disabled={isSending}>
          {words.adopt}
        </Button>
        <Button look="bare" onClick={discard}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
