import type { TermsSection } from "#lib/business/plus/terms.ts";

/** Terms of a contract, or withdrawal information. */
export function TermsList({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <dl className="grid gap-4">
      {sections.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-strong">{title}</dt>
          <dd className="mt-1 text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
