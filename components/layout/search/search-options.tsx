import clsx from "clsx";
import { type ReactNode, useEffect } from "react";
import { HighlightMatch } from "#components/layout/search/highlight-match.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

export interface SearchOption {
  title: string;
  href: string;
  /** Ranges of the title that match the search. */
  marks?: [start: number, end: number][];
  note?: string;
  /** The note for screen readers, without abbreviations. */
  spokenNote?: string;
  picture?: string | null;
  icon?: ReactNode;
  /** Runs before the link is followed. */
  onSelect?: () => void;
}

export interface OptionGroup {
  /** Missing for a group of one option without a heading. */
  title?: string;
  options: SearchOption[];
}

interface SearchOptionsProps {
  id: string;
  label: string;
  groups: OptionGroup[];
  /** Index of the option that Enter opens, across all groups; -1 for none. */
  active: number;
}

export const optionId = (list: string, number: number) => `${list}-${number}`;

/**
 * The listbox of the combobox; the focus stays in the field.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchOptions({ id, label, groups, active }: SearchOptionsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);

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
  isActive: boolean;
}

function Option({
  id,
  option: { title, marks = [], href, note, spokenNote, picture, icon, onSelect },
  isActive,
}: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={onSelect}
      className="search-option"
    >
      {icon}
      {/* biome-ignore lint/performance/noImgElement: the resizing service replaces next/image, without client JavaScript */}
      {picture && <img src={picture} alt="" width={56} height={42} className="h-10.5 w-14 rounded-1 object-cover" />}
      <span className="min-w-0">
        <HighlightMatch text={title} marks={marks} />{" "}
        {note && (
          <span className={clsx("text-ink-2 text-sm", picture === undefined ? "ml-2" : "block")}>
            {spokenNote ? <span aria-hidden="true">{note}</span> : note}
            {spokenNote && <span className="sr-only">{spokenNote}</span>}
          </span>
        )}
      </span>
    </Link>
  );
}
