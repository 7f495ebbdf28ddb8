import type { InvitedRole } from "#lib/platform/db/tables/company/account-invitations.ts";
import type { DeskEmail } from "./desk-email.ts";
import type { PlusEmail } from "./plus-email.ts";
import type { ReaderEmail } from "./reader-email.ts";
import type { ReportEmail } from "./report-email.ts";
import type { StoryEmail } from "./story-email.ts";

/**
 * An email by its purpose. Links are site-relative or start with SITE_URL. Days are those of
 * Berlin. `account` is the name of an OAuth provider.
 */
export type Email =
  | { kind: "confirm"; link: string; name: string }
  | { kind: "accountExists"; loginLink: string; resetLink: string }
  | { kind: "reset"; link: string }
  | { kind: "passwordChanged"; resetLink: string }
  | { kind: "connected"; account: string; settingsLink: string; resetLink: string }
  | { kind: "disconnected"; account: string; resetLink: string }
  | { kind: "emailChange"; link: string }
  | { kind: "emailChanged"; restoreLink: string; contactLink: string }
  | { kind: "emailRestored"; contactLink: string }
  | { kind: "newsletterConfirm"; link: string }
  | { kind: "newsletterWelcome"; unsubscribe: UnsubscribeLinks }
  | { kind: "newsletterKnown"; unsubscribe: UnsubscribeLinks }
  | {
      kind: "followDigest";
      recipes: DigestRecipe[];
      count: number;
      settingsLink: string;
      unsubscribe: UnsubscribeLinks;
    }
  | { kind: "recipeAccepted"; title: string; isRevision: boolean; publishAt: Date | null; link: string }
  | { kind: "recipeRejected"; title: string; reason: string; notes: FieldNote[]; link: string }
  | { kind: "deletionPlanned"; day: Date; loginLink: string }
  | { kind: "deletionCancelled"; resetLink: string }
  | { kind: "deletionDone" }
  | { kind: "accountInvitation"; inviter: string; role: InvitedRole; day: Date; link: string }
  | DeskEmail
  | PlusEmail
  | ReaderEmail
  | ReportEmail
  | StoryEmail;

/** Links to unsubscribe: a page that asks for confirmation, and an endpoint for mail programs. */
export interface UnsubscribeLinks {
  pageLink: string;
  oneClickLink: string;
}

/** A new recipe in a digest; `count` of the digest includes recipes that are not listed. */
export interface DigestRecipe {
  title: string;
  author: string;
  link: string;
  isSponsored: boolean;
}

/** A note of the editors on a field of a recipe, with the name of the field. */
export interface FieldNote {
  field: string;
  note: string;
}

/** Content of an email before it is rendered. Links are absolute. */
export interface EmailContent {
  subject: string;
  title: string;
  paragraphs: string[];
  /** A list below the paragraphs. */
  links?: EmailLink[];
  button?: EmailLink;
  secondaryLink?: EmailLink;
  /** Small print: how long a link is valid, and what to do with an unexpected email. */
  note?: string;
}

export interface EmailLink {
  label: string;
  href: string;
}
