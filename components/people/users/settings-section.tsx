import type { ReactNode } from "react";

interface SettingsSectionProps {
  /** Anchor of the section and prefix of the heading id. */
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the settings: title on the left, controls on the right. */
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
