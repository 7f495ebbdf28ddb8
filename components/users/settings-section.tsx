import type { ReactNode } from "react";

interface SettingsSectionProps {
  /** Anchor, and what the title is called by. */
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A row of the settings: what it is about on the left, what can be changed on the right. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 gap-y-3 border-line border-t py-6 first-of-type:border-t-0 md:grid-cols-[14rem_minmax(0,28rem)]"
    >
      <h2 id={`${id}-title`} className="text-[1.1875rem]">
        {title}
      </h2>
      <div className="grid min-w-0 content-start gap-5">
        {text && <p className="text-ink-2 text-sm">{text}</p>}
        {children}
      </div>
    </section>
  );
}
