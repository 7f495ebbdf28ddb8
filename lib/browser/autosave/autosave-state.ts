import { getRetryDelayMs } from "../retry-delay.ts";

/**
 * Where the text is: "saved" by the server, "changed" and "saving" on the way to it, "offline" and
 * "signedOut" until it can be reached, "conflict" with a newer version, "gone" (deleted, or no
 * longer to be edited) or "refused" (something in it is not accepted).
 */
export type SaveStatus = "saved" | "changed" | "saving" | "offline" | "signedOut" | "conflict" | "gone" | "refused";

/** A text as the server has it. */
export interface StoredText<Content> {
  /** 0 before the first save. */
  version: number;
  content: Content;
  /** Milliseconds since 1970; null before the first save. */
  savedAt: number | null;
  /** Name of the writer, where there are several. */
  savedBy?: string | null;
}

/** `content` is as it was typed, `version` the one that it is based on. */
export interface AutosaveState<Content> extends StoredText<Content> {
  status: SaveStatus;
  /** What the server has. */
  confirmed: Content;
  /** Of a conflict: the newer version. */
  stored: StoredText<Content> | null;
  /** Whether this device has what the server does not have; false without storage. */
  isKept: boolean;
  /** What the server has refused, by field. */
  errors: Record<string, string>;
  /** Attempts in a row that may succeed later. */
  failures: number;
}

/** What the server answers to a text that is based on a version. */
export type SaveOutcome<Content> =
  | { status: "saved"; version: number; savedAt: number }
  /** There is a newer version. */
  | { status: "conflict"; stored: StoredText<Content> };

/** Any other code may succeed later: no usable answer, an older build, a rate limit. */
const statusesByCode: Record<string, SaveStatus> = {
  unauthorized: "signedOut",
  missing: "gone",
  conflict: "gone",
  forbidden: "gone",
  invalid: "refused",
  limit: "refused",
};

/** The state of a text that nothing was changed in. */
export function stateOf<Content>(text: StoredText<Content>): AutosaveState<Content> {
  const { content: confirmed } = text;
  return { ...text, confirmed, status: "saved", stored: null, isKept: true, errors: {}, failures: 0 };
}

/** What can happen to a text in a state, each with the state after it. */
export function transitionsOf<Content>(state: AutosaveState<Content>) {
  type Next = AutosaveState<Content>;
  const isStopped = state.status === "conflict" || state.status === "gone";
  return {
    edited: (content: Content): Next => ({ ...state, content, status: isStopped ? state.status : "changed" }),
    /** The device had changes from before. An older version leads to a conflict at the server. */
    restored: (content: Content, version: number): Next => ({ ...state, content, version, status: "changed" }),
    sending: (): Next => ({ ...state, status: "saving" }),
    /** @param typed what was sent; the server has made `content` of it */
    saved({ version, savedAt, content }: StoredText<Content>, typed: Content): Next {
      const status = state.content === typed ? "saved" : "changed";
      return { ...state, version, savedAt, confirmed: content, status, errors: {}, failures: 0 };
    },
    failed(code: string, errors = {}): Next {
      const status = statusesByCode[code] ?? "offline";
      return { ...state, status, errors, failures: status === "offline" ? state.failures + 1 : 0 };
    },
    conflicted: (stored: StoredText<Content>): Next => ({ ...state, stored, status: "conflict", failures: 0 }),
    /** The writer goes on with a content on top of the newer version, or with that itself. */
    resolved({ version, savedAt, content: confirmed }: StoredText<Content>, content: Content, isStored: boolean): Next {
      return { ...state, version, savedAt, confirmed, content, stored: null, status: isStored ? "saved" : "changed" };
    },
    /** Something else than typing has stored a version, with this content of the text. */
    accepted: ({ version, savedAt, content }: StoredText<Content>): Next => ({ ...state, version, savedAt, content }),
    /** The writer has what is not saved deleted. */
    discarded: (): Next => ({ ...state, content: state.confirmed, stored: null, status: "saved" }),
  };
}

/** Whether an attempt may change something: a conflict is for the writer to decide. */
export const isSendable = ({ status }: { status: SaveStatus }): boolean => status !== "saved" && status !== "conflict";

/** Milliseconds until the next attempt: a pause after typing, 1 to 60 s after failures. */
export function delayUntilSave({ status, failures }: { status: SaveStatus; failures: number }): number | null {
  if (status === "changed") return 1500;
  return status === "offline" ? getRetryDelayMs(failures) : null;
}
