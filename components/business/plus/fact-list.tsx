import type { ReactNode } from "react";

/** Labels with their values, in two columns where there is room. */
export function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-y-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
