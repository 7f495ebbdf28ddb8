import type { ReactNode } from "react";
import { NoAds } from "#components/business/ads/no-ads.tsx";

/** Pages of the signed-in user have no advertisements. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NoAds />
    </>
  );
}
