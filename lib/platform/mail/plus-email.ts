/** What an email about Plus tells; each has texts of its own. */
type PlusEmailEvent =
  | "trialStarted"
  | "ordered"
  | "planChanged"
  | "renewed"
  | "paymentFailed"
  | "cancelled"
  | "ended"
  | "cancellationReceived"
  | "withdrawalReceived"
  | "withdrawalToConfirm"
  | "householdInvitation";

/** An email about a contract of Plus. */
export interface PlusEmail {
  kind: "plus";
  event: PlusEmailEvent;
  /** Values of the texts, formatted in the language of the recipient. */
  values: Record<string, string>;
  /** Paragraphs below the text: the terms of a contract, or what a sender declared. */
  details: string[];
  link: string;
}
