import clsx from "clsx";
import type { ReactNode } from "react";

export interface DeskColumn<Key extends string> {
  key: Key;
  label: string;
  isNumeric?: boolean;
  /** Left out on narrow screens. */
  isSecondary?: boolean;
}

interface DeskTableProps<Key extends string> {
  /** Read by screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DeskColumn<Key>[];
  rows: readonly { id: string; cells: Record<Key, ReactNode> }[];
}

/** A list of the desk as a table. */
export function DeskTable<Key extends string>({ caption, columns, rows }: DeskTableProps<Key>) {
  const styleOf = ({ isNumeric, isSecondary }: DeskColumn<Key>) =>
    clsx("py-2.5 pr-4 align-top last:pr-0", isNumeric && "text-right tabular-nums", isSecondary && "max-md:hidden");
  return (
    <table className="w-full border-collapse text-left [overflow-wrap:anywhere]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b text-ink-2 text-sm">
          {columns.map((column) => (
            <th key={column.key} scope="col" className={styleOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id} className="border-line border-b">
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row" className={clsx(styleOf(column), "font-normal")}>
                  {cells[column.key]}
                </th>
              ) : (
                <td key={column.key} className={styleOf(column)}>
                  {cells[column.key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
