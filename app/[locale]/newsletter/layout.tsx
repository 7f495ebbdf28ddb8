import type { ReactNode } from "react";
import { NoAds } from "#components/business/ads/no-ads.tsx";

/** Pages that mails of the newsletter lead to have no advertisements. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NoAds />
    </>
  );
}
