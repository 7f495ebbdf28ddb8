import type { NewsletterIssueState } from "#lib/platform/db/tables/newsletters.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";

/** Texts of an issue in one language. */
export interface IssueText {
  subject: string;
  /** What mail programs show behind the subject. */
  preheader: string;
  intro: string;
}

/** An issue as editors see it. */
export interface Issue {
  id: string;
  /** Of its content. */
  version: number;
  state: NewsletterIssueState;
  /** Null until sending starts. */
  number: number | null;
  isSample: boolean;
  createdAt: Date;
  /** When a draft is to be sent. */
  plannedAt: Date | null;
  /** The latest planned time at which a draft was incomplete and was not sent. */
  missedAt: Date | null;
  startedAt: Date | null;
  sentAt: Date | null;
  counts: IssueCounts;
  texts: Localized<IssueText & { slug: string | null }>;
}

/** How many emails were sent, and what became of them. Opens and clicks are not measured. */
export interface IssueCounts {
  sent: number;
  hardBounces: number;
  softBounces: number;
  complaints: number;
  unsubscribes: number;
}

/** An issue in one language, as it is rendered. */
export interface IssueContent extends IssueText {
  locale: Locale;
  /** Of its page in the archive; null for a draft. */
  slug: string | null;
  entries: IssueEntry[];
}

/** A recipe or story in an issue. */
export interface IssueEntry {
  id: string;
  type: "recipe" | "article";
  title: string;
  summary: string;
  /** Site-relative. */
  href: string;
  isSponsored: boolean;
  picture: PictureView | null;
}

/** An issue in the list of the archive. */
export interface ArchivedIssue {
  id: string;
  /** The subject. */
  title: string;
  href: string;
  /** ISO 8601. */
  publishedAt: string;
  /** That of the first recipe or story which has one. */
  picture: PictureView | null;
}
