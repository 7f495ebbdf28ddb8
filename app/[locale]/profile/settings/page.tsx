import { getLocale, getTranslations } from "next-intl/server";
import { FormSummary } from "#components/ui/form-summary.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { externalRefusal } from "#lib/auth/external-provider.ts";
import { address } from "#lib/i18n/address.ts";
import { pictureProblems } from "#lib/users/picture-problem.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { requireProfile } from "../require-profile.ts";
import { AboutSection } from "./about-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { LeaveSection } from "./leave-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { PostSection } from "./post-section.tsx";
import { ShoppingSection } from "./shopping-section.tsx";
import { TasteSection } from "./taste-section.tsx";
import { WaysInSections } from "./ways-in-sections.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("settings");
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const [{ picture, error, email }, locale] = await Promise.all([searchParams, getLocale()]);
  // The link to a new address may have been opened where nobody is signed in.
  const isAddressNew = email === "changed";
  const viewer = await requireProfile(`${address(locale, "/profile/settings")}${isAddressNew ? "?email=changed" : ""}`);
  const outcomes = ["saved", ...pictureProblems] as const;
  return (
    <ProfilePage tab="settings" viewer={viewer}>
      <div className="-mt-4">
        <Refusal error={error} />
        <PictureSection viewer={viewer} outcome={outcomes.find((known) => known === picture) ?? null} />
        <AboutSection viewer={viewer} />
        <AppearanceSection viewer={viewer} />
        <ShoppingSection />
        <TasteSection viewer={viewer} />
        <PostSection viewer={viewer} />
        <EmailSection viewer={viewer} isNew={isAddressNew} />
        <WaysInSections viewer={viewer} />
        <LeaveSection viewer={viewer} />
      </div>
    </ProfilePage>
  );
}

/** Why an account elsewhere was not connected. */
async function Refusal({ error }: { error: unknown }) {
  const refusal = externalRefusal(error);
  if (!refusal) return null;
  const t = await getTranslations("accounts.errors");
  return (
    <div className="mb-6">
      <FormSummary text={t(refusal)} icon={<Icon name="circleAlert" />} />
    </div>
  );
}
