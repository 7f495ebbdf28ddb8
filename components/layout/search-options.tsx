import clsx from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";
import { Highlight } from "#components/layout/highlight.tsx";

export interface SearchOption {
  title: string;
  href: string;
  note?: string;
  picture?: string | null;
  icon?: ReactNode;
  /** What else is to happen when it is chosen. */
  onChoose?: () => void;
}

export interface OptionGroup {
  /** Missing where one option stands for itself. */
  title?: string;
  options: SearchOption[];
}

interface SearchOptionsProps {
  id: string;
  label: string;
  groups: OptionGroup[];
  typed: string;
  /** Number of the option that Enter opens, counted through all groups; -1 for none. */
  active: number;
}

export const optionId = (list: string, number: number) => `${list}-${number}`;

/** What the field offers: a list the field points into, while the focus stays in it. */
export function SearchOptions({ id, label, groups, typed, active }: SearchOptionsProps) {
  let number = -1;
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, options }) => {
        const shown = options.map((option) => {
          number += 1;
          return (
            <Option
              key={`${option.href} ${option.note ?? ""}`}
              id={optionId(id, number)}
              option={option}
              typed={typed}
              isActive={number === active}
            />
          );
        });
        if (!title) return shown;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={title} role="group" aria-label={title} className="pb-2">
            <p aria-hidden="true" className="px-3 pt-3 pb-1 font-strong text-ink-3 text-sm">
              {title}
            </p>
            {shown}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SearchOption;
  typed: string;
  isActive: boolean;
}

function Option({ id, option: { title, href, note, picture, icon, onChoose }, typed, isActive }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      prefetch={false}
      href={href}
      onClick={onChoose}
      className={clsx(
        "flex min-h-11 scroll-my-3 items-center gap-3 rounded-2 px-3 py-[0.4rem] no-underline hover:bg-tint [&_.icon]:text-ink-3",
        isActive && "bg-tint shadow-[inset_3px_0_0_var(--kobalt)]",
      )}
    >
      {icon}
      {/* biome-ignore lint/performance/noImgElement: the resizing service replaces next/image, without client JavaScript */}
      {picture && <img src={picture} alt="" width={56} height={42} className="h-10.5 w-14 rounded-1 object-cover" />}
      <span className="min-w-0">
        {onChoose ? title : <Highlight text={title} typed={typed} />}{" "}
        {note && <span className={clsx("text-ink-2 text-sm", picture === undefined ? "ml-2" : "block")}>{note}</span>}
      </span>
    </Link>
  );
}
