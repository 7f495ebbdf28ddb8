"use client";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { sendChange } from "#components/kitchen/shopping-lists/deliver-changes.ts";
import { refreshAccountCount } from "#components/kitchen/shopping-lists/refresh-account-count.ts";
import { ServingsStepper } from "#components/kitchen/shopping-lists/servings-stepper.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { showToast } from "#components/ui/toast.ts";
import { useUnits } from "#components/ui/use-units.ts";
import { type AddModalContent, toListItem } from "#lib/kitchen/shopping-lists/addable-recipe.ts";
import { changeDeviceList } from "#lib/kitchen/shopping-lists/device-store.ts";
import { formatItem } from "#lib/kitchen/shopping-lists/display-rows.ts";
import { undoMs } from "#lib/kitchen/shopping-lists/limits.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { hasSignedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import { chosenServings } from "#lib/platform/browser/chosen-servings.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

export interface AddModalProps {
  locale: Locale;
  content: AddModalContent;
  onClose: () => void;
}

/**
 * Chooses the ingredients of a recipe to add to the list, and for how many servings. Staples are
 * not selected at first.
 */
export function AddModal({ locale, content, onClose }: AddModalProps) {
  const { messages, servings, ingredients, recipe, units } = content;
  const dialogId = useId();
  const router = useRouter();
  const system = useUnits();
  // What is chosen on the recipe's page.
  const chosen = chosenServings.read(recipe.id);
  const [count, setCount] = useState(chosen?.amount ?? servings.amount);
  const [isSending, setSending] = useState(false);
  // The ids are made once per opening, so that two clicks on the button add the items once.
  const [rows, setRows] = useState(() =>
    ingredients.map((row) => ({ ...row, id: createUuid(), isSelected: !row.isStaple })),
  );
  const selected = rows.filter(({ isSelected }) => isSelected);

  useOpenedModal(dialogId, onClose);

  function toShoppingItem(row: (typeof rows)[number]): ShoppingItem {
    const factor = (count * (chosen?.parts[row.group] ?? 1)) / servings.amount;
    return toListItem(row, { recipe, locale, units, factor });
  }

  async function add() {
    if (isSending || selected.length === 0) return;
    setSending(true);
    const change: ListChange = { type: "add", items: selected.map(toShoppingItem) };
    const text = interpolate(selected.length === 1 ? messages.onListOne : messages.onList, { count: selected.length });
    const texts = { delivered: text, full: messages.full, failed: messages.failed };
    const isSignedIn = hasSignedInCookie(document.cookie);
    const outcome = isSignedIn ? await sendChange(change, texts) : changeDeviceList(change);
    setSending(false);
    if (outcome === "outdated") return;
    if (outcome === "full" || outcome === "failed") return void showToast({ kind: "error", text: messages[outcome] });
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    if (isSignedIn) void refreshAccountCount();
    showToast({
      kind: "success",
      text,
      action: { label: messages.toList, run: () => router.push(address(locale, "/shopping-list")) },
      durationMs: undoMs,
    });
  }

  const addLabel = selected.length === 0 ? messages.addNone : selected.length === 1 ? messages.addOne : messages.add;
  return (
    <Modal id={dialogId} title={messages.title} closeLabel={messages.close} closeIcon={<DialogIcon name="x" />}>
      <p className="text-ink-2">{messages.text}</p>
      <ServingsStepper count={count} type={servings.type} messages={messages} onChange={setCount} />
      <fieldset className="mt-3">
        <legend className="sr-only">{messages.ingredients}</legend>
        {rows.map((row) => (
          <Checkbox
            key={row.id}
            label={formatItem(toShoppingItem(row), { locale, system, units })}
            checked={row.isSelected}
            onChange={({ currentTarget: { checked } }) =>
              setRows((previous) =>
                previous.map((other) => (other.id === row.id ? { ...other, isSelected: checked } : other)),
              )
            }
          />
        ))}
      </fieldset>
      <Button isFullWidth className="mt-5" aria-disabled={isSending || selected.length === 0} onClick={add}>
        {interpolate(addLabel, { count: selected.length })}
      </Button>
    </Modal>
  );
}
