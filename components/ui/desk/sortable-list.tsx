"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { MoveButtons, MoveGrip } from "#components/ui/desk/move-controls.tsx";
import { type Arrangement, useArrangement, useWarningBeforeUnload } from "#components/ui/desk/use-arrangement.ts";
import { Link } from "#components/ui/navigation/link.tsx";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** An entry of a list in the order of the site. */
export interface SortableEntry {
  id: string;
  name: string;
  /** Its page at the desk. */
  href: string;
  /** Below the name. */
  facts: string;
  /** Beside the name: a logo. */
  picture?: ReactNode;
}

type OrderState = FormState<"form", DeskErrorCode>;

interface SortableListProps {
  locale: Locale;
  entries: readonly SortableEntry[];
  /** Takes a form of `orderFormSchema`. */
  action: (previous: OrderState, form: FormData) => Promise<OrderState>;
}

/**
 * Arranges entries by dragging, with buttons and with arrow keys. An order is published when it is
 * saved, so that readers see no half of it; without script each move is saved at once. Needs the
 * messages `ui.desk`.
 */
export function SortableList({ locale, entries, action }: SortableListProps) {
  const t = useTranslations("ui.desk");
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const stored = entries.map(({ id }) => id);
  const arrangement = useArrangement(stored, (id) => byId.get(id)?.name ?? "", {
    moved: (values) => t("order.moved", values),
    discarded: t("order.discarded"),
  });
  const { order, isChanged } = arrangement;
  const { status, errors, isSending, form } = useFormAction<"form", DeskErrorCode>(action, ["form"]);
  useWarningBeforeUnload(isChanged && !isSending);
  const problem = errors.form === "conflict" ? t("order.conflict") : errors.form && describeProblems(t)[errors.form];
  return (
    <form {...form} className="pb-(--section)">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="stored" value={stored.join(",")} />
      <input type="hidden" name="order" value={order.join(",")} />
      <p role="status" className="sr-only">
        {arrangement.announcement}
      </p>
      <p role="alert" className="mb-4 font-strong text-error empty:hidden">
        {status === "invalid" && (problem ?? t("failed"))}
        {(status === "failed" || status === "limited") && t(status)}
      </p>
      <ol className="divide-y divide-line border-line border-y">
        {order.map((id, index) => {
          const entry = byId.get(id);
          return (
            entry && (
              <SortableRow
                key={id}
                entry={entry}
                isFirst={index === 0}
                isLast={index === order.length - 1}
                arrangement={arrangement}
              />
            )
          );
        })}
      </ol>
      {isChanged && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-line border-t bg-page py-3">
          <Button type="submit" name="change" value="arrange" aria-disabled={isSending}>
            {t("order.save")}
          </Button>
          <Button variant="quiet" onClick={arrangement.discard}>
            {t("order.discard")}
          </Button>
          <p className="text-ink-2 text-sm">{t("order.unsaved")}</p>
        </div>
      )}
    </form>
  );
}

interface SortableRowProps {
  entry: SortableEntry;
  isFirst: boolean;
  isLast: boolean;
  arrangement: Arrangement;
}

function SortableRow({ entry: { id, name, href, facts, picture }, isFirst, isLast, arrangement }: SortableRowProps) {
  const t = useTranslations("ui.desk.order");
  const move = { id, elementId: (part: string) => `entry-${id}-${part}`, arrangement };
  return (
    <li data-entry={id} className="flex items-center gap-x-4 bg-page py-3">
      <MoveGrip {...move} label={t("grip", { name })} />
      {picture && <div className="flex w-28 shrink-0 max-sm:hidden">{picture}</div>}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <Link href={href} className="inline-flex min-h-6 items-center font-strong underline">
          {name}
        </Link>
        <p className="text-ink-2 text-sm">{facts}</p>
      </div>
      <div className="flex">
        <MoveButtons
          {...move}
          labels={{ up: t("up", { name }), down: t("down", { name }) }}
          isFirst={isFirst}
          isLast={isLast}
        />
      </div>
    </li>
  );
}
