/**
 * What a mail is about. Links lead to our own pages: site-relative, or with SITE_URL in front. A day is told as it is in Berlin; `account` is
 * the name of who keeps an account elsewhere.
 */
export type Letter =
  | { kind: "confirm"; link: string; name: string }
  | { kind: "accountExists"; loginLink: string; resetLink: string }
  | { kind: "reset"; link: string }
  | { kind: "passwordChanged"; resetLink: string }
  | { kind: "connected"; account: string; settingsLink: string; resetLink: string }
  | { kind: "disconnected"; account: string; resetLink: string }
  | { kind: "emailChange"; link: string }
  | { kind: "emailChanged"; contactLink: string }
  | { kind: "newsletterConfirm"; link: string }
  | { kind: "newsletterWelcome"; unsubscribe: Unsubscribe }
  | { kind: "newsletterKnown"; unsubscribe: Unsubscribe }
  | { kind: "deletionPlanned"; day: Date; loginLink: string }
  | { kind: "deletionCancelled"; resetLink: string }
  | { kind: "deletionDone" };

/** Ways out of the newsletter: a page that asks first, and a door that mail programs knock at by themselves. */
export interface Unsubscribe {
  page: string;
  door: string;
}

/** A letter in the reader's words, before it is HTML or plain text. Addresses are complete. */
export interface Sheet {
  subject: string;
  title: string;
  paragraphs: string[];
  /** What the letter is for. */
  button?: Way;
  /** What else one may want. */
  other?: Way;
  /** In small letters: how long a link is good for, and what to do if it was not you. */
  note?: string;
}

export interface Way {
  label: string;
  href: string;
}
