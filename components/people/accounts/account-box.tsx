import type { ReactNode } from "react";

/** Page with a single form, below a header that shows only the logo. */
export function AccountBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-header="minimal" data-app-banner="off" className="wrap section">
      <div className="mx-auto w-full max-w-[28rem] overflow-hidden rounded-3 border border-line bg-surface [--ground:var(--surface)]">
        <div className="gingham h-3 [--cell:6px]" />
        <div className="px-6 pt-6 pb-8">
          <h1 className="mb-2 text-[1.625rem]">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
