import { ServiceList } from "#components/people/privacy/service-list.tsx";
import { ToolList } from "#components/platform/consent/tool-list.tsx";
import { listServices } from "#lib/people/privacy/services.ts";
import { env } from "#lib/platform/config/env.ts";
import { isPlusSold } from "#lib/platform/config/plus-offer.ts";
import { getOutsideTools } from "#lib/platform/consent/outside-tools.ts";
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
