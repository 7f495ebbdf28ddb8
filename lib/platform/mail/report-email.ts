/** What editors did with reported content. */
type ReportedAction = "dismiss" | "hide" | "warn" | "ban";

/**
 * An email about reports and decisions. `text` is what the editors wrote. Texts of reporters are
 * never in an email: a form without account could send them to third parties.
 */
export type ReportEmail =
  | { kind: "reportReceived"; reference: string /** Null for a page without content. */; targetLink: string | null }
  | {
      kind: "reportDecided";
      reference: string;
      action: ReportedAction;
      text: string;
      /** Null for a page without content, and for content that was deleted. */
      targetLink: string | null;
      objectionLink: string;
    }
  | {
      /** Statement of reasons: Article 17 of Regulation (EU) 2022/2065. */
      kind: "contentRestricted";
      action: "hide" | "warn" | "ban";
      content: RestrictedContent;
      title: string;
      ground: "law" | "terms";
      rule: string;
      text: string;
      /** Null for a ban without end, and for other actions. */
      bannedUntil: Date | null;
      objectionLink: string;
    }
  | {
      /** An editor has hidden a comment that was not reported; `reason` is in words. */
      kind: "commentHidden";
      title: string;
      reason: string;
      contactLink: string;
      targetLink: string;
    }
  | { kind: "contentRestored"; content: RestrictedContent; title: string; text: string; targetLink: string }
  | { kind: "objectionDecided"; isAccepted: boolean; isReporter: boolean; text: string; statementLink: string };

type RestrictedContent = "recipe" | "story" | "comment" | "cookbook" | "user";
