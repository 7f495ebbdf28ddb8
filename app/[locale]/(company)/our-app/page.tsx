import { getTranslations } from "next-intl/server";
import { StorageSection } from "#components/platform/offline/storage-section.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { InstallButton } from "#components/ui/install-button.tsx";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("our-app");

export default async function OurAppPage() {
  const [t, install] = await Promise.all([getTranslations("offline.storage"), getTranslations("layout.banner")]);
  return (
    <StaticPage
      pageKey="our-app"
      lead={
        <div className="mt-8 empty:hidden">
          <InstallButton label={install("installApp")} startedMessage={install("started")} className={buttonClass()} />
        </div>
      }
    >
      <section aria-labelledby="offline-title" className="mx-auto mt-10 w-[min(100%-2*var(--gutter),var(--page-read))]">
        <h2 id="offline-title" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-3 mb-5">{t("text")}</p>
        <div className="grid gap-4">
          <StorageSection isListLinked />
        </div>
      </section>
    </StaticPage>
  );
}
