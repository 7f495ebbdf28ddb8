"use client";
import { useRouter } from "next/navigation";
import { createElement, useEffect, useId, useState } from "react";
import { sendChange } from "#components/shopping-lists/send-change.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/choice.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { openModal } from "#components/ui/open-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import { useUnits } from "#components/ui/use-units.ts";
import { hasHint } from "#lib/auth/hint-cookie.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import { isLocale } from "#lib/i18n/locales.ts";
import type { AddWindow } from "#lib/shopping-lists/add-window.ts";
import { changeDeviceList } from "#lib/shopping-lists/device-store.ts";
import { limits, type ShoppingEntry, undoMs } from "#lib/shopping-lists/entry.ts";
import { readLine } from "#lib/shopping-lists/lines.ts";
import { newId } from "#lib/shopping-lists/new-id.ts";

export interface AddModalProps {
  given: AddWindow;
  onClose: () => void;
}

/** More servings than this are a feast nobody shops for alone. */
const mostServings = 99;

/** Which of a recipe's ingredients are to be bought, and for how many. What is in every kitchen is not ticked. */
export function AddModal({ given, onClose }: AddModalProps) {
  const { words, icons, servings, wanted, recipe, units, listHref } = given;
  const id = useId();
  const router = useRouter();
  const system = useUnits();
  const [count, setCount] = useState(servings.amount);
  const [isSending, setSending] = useState(false);
  // Made once for each opening: pressing twice adds once.
  const [rows, setRows] = useState(() => wanted.map((row) => ({ ...row, id: newId(), isWanted: !row.isStaple })));
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "de";
  const chosen = rows.filter(({ isWanted }) => isWanted);

  useEffect(() => {
    openModal(id);
    const dialog = document.getElementById(id);
    dialog?.addEventListener("close", onClose);
    return () => dialog?.removeEventListener("close", onClose);
  }, [id, onClose]);

  const entryOf = ({ id, good, amount, unit }: (typeof rows)[number]): ShoppingEntry => ({
    id,
    good,
    text: "",
    amount: amount && Math.min(limits.amount, (amount * count) / servings.amount),
    unit,
    recipe,
    isTicked: false,
  });

  async function add() {
    if (isSending || chosen.length === 0) return;
    setSending(true);
    const change = { act: "add", entries: chosen.map(entryOf) } as const;
    const outcome = hasHint(document.cookie) ? await sendChange(change) : changeDeviceList(change);
    setSending(false);
    if (outcome !== "done") {
      return void showToast({ kind: "error", text: outcome === "full" ? words.full : words.failed });
    }
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    showToast({
      kind: "success",
      text: fillIn(chosen.length === 1 ? words.onListOne : words.onList, { count: chosen.length }),
      action: { label: words.toList, run: () => router.push(listHref) },
      lasts: undoMs,
    });
  }

  const [one, many] = servings.type === "piece" ? [words.piece, words.pieces] : [words.portion, words.portions];
  const label = chosen.length === 0 ? words.addNone : chosen.length === 1 ? words.addOne : words.add;
  return (
    <Modal id={id} title={words.title} closeLabel={words.close} closeIcon={<Drawing of={icons.close} />}>
      <p className="text-ink-2">{words.text}</p>
      <div className="mt-4 flex items-center gap-1">
        <Step label={words.fewer} isPossible={count > 1} onPress={() => setCount(count - 1)} drawing={icons.minus} />
        <output className="min-w-28 text-center font-strong">{fillIn(count === 1 ? one : many, { count })}</output>
        <Step
          label={words.more}
          isPossible={count < mostServings}
          onPress={() => setCount(count + 1)}
          drawing={icons.plus}
        />
      </div>
      <fieldset className="mt-3">
        <legend className="sr-only">{words.ingredients}</legend>
        {rows.map((row) => (
          <Checkbox
            key={row.id}
            label={readLine(entryOf(row), { locale, system, units })}
            checked={row.isWanted}
            onChange={({ currentTarget: { checked } }) =>
              setRows((before) => before.map((one) => (one.id === row.id ? { ...one, isWanted: checked } : one)))
            }
          />
        ))}
      </fieldset>
      <Button isWide className="mt-5" aria-disabled={isSending || chosen.length === 0} onClick={add}>
        {fillIn(label, { count: chosen.length })}
      </Button>
    </Modal>
  );
}

interface StepProps {
  label: string;
  isPossible: boolean;
  onPress: () => void;
  drawing: AddWindow["icons"]["plus"];
}

function Step({ label, isPossible, onPress, drawing }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
      className="grid size-11 place-items-center rounded-2 border-[1.5px] border-line-strong bg-surface hover:bg-tint aria-disabled:opacity-50"
    >
      <Drawing of={drawing} />
    </button>
  );
}

function Drawing({ of }: { of: AddWindow["icons"]["plus"] }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {of.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
