import { getTranslations } from "next-intl/server";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { StorageSection } from "#components/platform/offline/storage-section.tsx";

/** What this device keeps for reading without a connection. */
export async function OfflineSection() {
  const t = await getTranslations("offline.storage");
  return (
    <SettingsSection id="offline" title={t("title")} text={t("text")}>
      <StorageSection isListLinked />
    </SettingsSection>
  );
}
