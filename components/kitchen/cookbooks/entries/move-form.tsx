"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState, useTransition } from "react";
import { showActionError, showUndoToast } from "#components/kitchen/cookbooks/own/action-toasts.ts";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { moveItemAction, undoMoveItemAction } from "#lib/kitchen/cookbooks/item-actions.ts";
import { limits, newCookbookChoice } from "#lib/kitchen/cookbooks/limits.ts";
import { type ActionErrorCode, callAction } from "#lib/platform/browser/action-client.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";

interface MoveFormProps {
  /** Prefix of the field ids: several forms may be on one page. */
  id: string;
  cookbook: { id: string; href: string };
  item: { id: string; title: string };
  otherCookbooks: { id: string; title: string; count: number }[];
  errorIcon: ReactNode;
  /** A form without script has come back because the new cookbook had no name. */
  isTitleMissing?: boolean;
}

/** Moves an item to another cookbook, which can be a new one. A toast offers to undo it. */
export function MoveForm({ id, cookbook, item, otherCookbooks, errorIcon, isTitleMissing = false }: MoveFormProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.move");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [hasTitleError, setTitleError] = useState(isTitleMissing);
  const startsWithNew = isTitleMissing || otherCookbooks.length === 0;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const target = readTarget(new FormData(form), otherCookbooks);
    setTitleError(target.title === "");
    if (target.title === "") return form.querySelector<HTMLElement>("input[name=newTitle]")?.focus();
    startTransition(async () => move(target, form.closest("dialog")));
  }

  async function move({ id: to, title, isNew }: Target, dialog: HTMLDialogElement | null) {
    const key = { id: cookbook.id, item: item.id, locale };
    const destination = isNew ? { cookbook: newCookbookChoice, newId: to, newTitle: title } : { cookbook: to };
    const result = await callAction(() => moveItemAction({ ...key, ...destination }));
    if (!result.ok) return showActionError(result.code, t(errorKey(result.code, isNew), { book: title }));
    dialog?.close();
    if (dialog) router.refresh();
    else router.push(cookbook.href);
    showUndoToast({
      text: t("moved", { book: title }),
      undoLabel: t("undo"),
      errorText: t("failed"),
      undo: () => undoMoveItemAction({ ...key, from: to, isNew }),
    });
  }

  return (
    <form action={moveItemAction} onSubmit={handleSubmit} noValidate className="group/move">
      <p className="mb-3 text-ink-2">{item.title}</p>
      {otherCookbooks.length > 0 ? (
        <ChoiceGroup legend={t("label")}>
          <div className="max-h-[40dvh] overflow-y-auto">
            {otherCookbooks.map(({ id: otherId, title, count }, index) => (
              <Radio
                key={otherId}
                name="cookbook"
                value={otherId}
                defaultChecked={!startsWithNew && index === 0}
                label={<span className="[overflow-wrap:anywhere]">{title}</span>}
                extra={count}
                className="border-line border-b pr-1"
              />
            ))}
          </div>
          <Radio name="cookbook" value={newCookbookChoice} defaultChecked={startsWithNew} label={t("new")} />
        </ChoiceGroup>
      ) : (
        <input type="hidden" name="cookbook" value={newCookbookChoice} />
      )}
      <div className="mt-2 group-has-[[value=new]:not(:checked)[type=radio]]/move:hidden">
        <TextField
          id={`${id}-name`}
          name="newTitle"
          label={t("newTitle")}
          error={hasTitleError ? t("titleMissing") : undefined}
          errorIcon={errorIcon}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={limits.titleLength}
        />
      </div>
      <input type="hidden" name="id" value={cookbook.id} />
      <input type="hidden" name="item" value={item.id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" isFullWidth aria-disabled={isPending} className="mt-5">
        {otherCookbooks.length > 0 ? t("confirm") : t("create")}
      </Button>
    </form>
  );
}

interface Target {
  id: string;
  title: string;
  isNew: boolean;
}

function readTarget(form: FormData, cookbooks: MoveFormProps["otherCookbooks"]): Target {
  const existing = cookbooks.find(({ id }) => id === form.get("cookbook"));
  if (existing) return { id: existing.id, title: existing.title, isNew: false };
  return { id: createUuid(), title: String(form.get("newTitle") ?? "").trim(), isNew: true };
}

function errorKey(code: ActionErrorCode, isNew: boolean) {
  if (code !== "limit") return "failed";
  return isNew ? "shelfFull" : "bookFull";
}
