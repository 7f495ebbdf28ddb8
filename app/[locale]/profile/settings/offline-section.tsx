import { getTranslations } from "next-intl/server";
import { StorageSection } from "#components/offline/storage-section.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";

/** What this device keeps for reading without a connection. */
export async function OfflineSection() {
  const t = await getTranslations("offline.storage");
  return (
    <SettingsSection id="offline" title={t("title")} text={t("text")}>
      <StorageSection isListLinked />
    </SettingsSection>
  );
}
