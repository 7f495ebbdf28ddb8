import { ToolList } from "#components/consent/tool-list.tsx";
import { ServiceList } from "#components/privacy/service-list.tsx";
import { env } from "#lib/config/env.ts";
import { isPlusSold } from "#lib/config/plus-offer.ts";
import { getOutsideTools } from "#lib/consent/outside-tools.ts";
import { listServices } from "#lib/privacy/services.ts";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("privacy");

/** What is written, and what follows from the settings: the services and tools in use. */
export default function PrivacyPage() {
  return (
    <StaticPage pageKey="privacy" isDated>
      <ServiceList services={listServices(env)} hasPlus={isPlusSold()} />
      <ToolList tools={getOutsideTools(env)} />
    </StaticPage>
  );
}
