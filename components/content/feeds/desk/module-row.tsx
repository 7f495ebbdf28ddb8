"use client";
import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { MoveButtons, MoveGrip } from "#components/ui/desk/move-controls.tsx";
import type { Arrangement } from "#components/ui/desk/use-arrangement.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

/** A module as the list of its feed shows it. */
export interface ModuleView {
  id: string;
  /** Its heading, or its type. */
  name: string;
  /** Its type and what it shows. */
  facts: string;
  /** From when until when it shows; empty for always. */
  times: string;
  state: "active" | "planned" | "over";
  href: string;
}

interface ModuleRowProps {
  module: ModuleView;
  isFirst: boolean;
  isLast: boolean;
  arrangement: Arrangement;
}

/** One module: what it is, when it shows, and the buttons to move and change it. */
export function ModuleRow({ module, isFirst, isLast, arrangement }: ModuleRowProps) {
  const t = useTranslations("feeds.desk.list");
  const { id, name, facts, times, state, href } = module;
  const move = { id, elementId: (part: string) => `module-${id}-${part}`, arrangement };
  return (
    <li
      data-entry={id}
      className="grid gap-x-4 gap-y-2 bg-page py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
    >
      <MoveGrip {...move} label={t("grip", { name })} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          <Link href={href} className="inline-flex min-h-6 items-center underline">
            {name}
          </Link>
          {state !== "active" && <Badge variant="outline">{t(`state.${state}`)}</Badge>}
        </h2>
        <p className="text-ink-2 text-sm">{facts}</p>
        {times && <p className="text-ink-2 text-sm">{times}</p>}
      </div>
      <div className="flex flex-wrap items-center">
        <MoveButtons
          {...move}
          labels={{ up: t("up", { name }), down: t("down", { name }) }}
          isFirst={isFirst}
          isLast={isLast}
        />
        <button
          type="submit"
          name="change"
          value={`duplicate:${id}`}
          className="button button-bare"
          aria-label={t("duplicateFull", { name })}
        >
          {t("duplicate")}
        </button>
        <button
          type="submit"
          name="change"
          value={`delete:${id}`}
          className="icon-button"
          aria-label={t("remove", { name })}
        >
          <DialogIcon name="trash" />
        </button>
      </div>
    </li>
  );
}
