import type { Imprint } from "#lib/platform/config/imprint.ts";
import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const setupItems = [
  "address",
  "name",
  "colors",
  "logo",
  "imprint",
  "legal",
  "languages",
  "admin",
  "samples",
  "mail",
  "storage",
  "backup",
] as const;
export type SetupItemKey = (typeof setupItems)[number];

/** What the checklist looks at. */
export interface SetupFacts {
  /** `SITE_URL`, or the local address without it. */
  siteUrl: string;
  siteName: string;
  siteMail: string;
  /** Languages of the site that are switched on. */
  locales: readonly Locale[];
  hasColors: boolean;
  hasLogo: boolean;
  /** Fields of the imprint that are not filled in. */
  missingImprint: (keyof Imprint)[];
  /** Legal pages without a published text, per language. */
  unwrittenPages: { page: PageKey; locale: Locale }[];
  /** The stories that hold the legal texts. */
  legalStories: { page: PageKey; id: string }[];
  /** Accounts of admins. */
  admins: number;
  /** Whether there are profiles of the sample content. */
  hasSamples: boolean;
  /** Host of the mail server; null when mails become files. */
  mailHost: string | null;
  /** Bucket, or null for a folder. */
  bucket: string | null;
  dataDir: string;
  /** When `npm run db:export` last ran. */
  lastBackupAt: Date | null;
}

/** "open" is missing and required, "advised" is missing but the site works without it. */
export type SetupState = "done" | "open" | "advised";

export interface SetupItem {
  key: SetupItemKey;
  state: SetupState;
}

const maxBackupAgeMs = 8 * 24 * 60 * 60 * 1000;

/** States of all steps, in the order in which an operator takes them. */
export function createChecklist(facts: SetupFacts, now: Date): SetupItem[] {
  const states: Record<SetupItemKey, SetupState> = {
    address: isPublicAddress(facts.siteUrl) ? "done" : "open",
    name: facts.siteMail.endsWith(".example") ? "open" : "done",
    colors: facts.hasColors ? "done" : "advised",
    logo: facts.hasLogo ? "done" : "advised",
    imprint: facts.missingImprint.length === 0 ? "done" : "open",
    legal: facts.unwrittenPages.length === 0 ? "done" : "open",
    languages: "done",
    admin: facts.admins > 0 ? "done" : "open",
    samples: facts.hasSamples ? "advised" : "done",
    mail: facts.mailHost ? "done" : "open",
    storage: "done",
    backup: facts.lastBackupAt && now.getTime() - facts.lastBackupAt.getTime() < maxBackupAgeMs ? "done" : "advised",
  };
  return setupItems.map((key) => ({ key, state: states[key] }));
}

function isPublicAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname !== "localhost" && !hostname.endsWith(".example");
}
