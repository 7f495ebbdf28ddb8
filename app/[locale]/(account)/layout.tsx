import type { ReactNode } from "react";
import { NoAds } from "#components/business/ads/no-ads.tsx";

/** Pages to sign in, sign up and change an account have no advertisements. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NoAds />
    </>
  );
}
