import type { z } from "zod";
import { readJson, readText, storeJson, storeText } from "./stores/device-storage.ts";
import { listUnsent, unsentKey } from "./unsent-storage.ts";

/** What a device holds of a text: changes that the server has not confirmed. */
export interface UnsentText<Content> {
  /** The version that the changes are based on; 0 for a text that is not stored yet. */
  version: number;
  /** As typed, not normalized. */
  content: Content;
  /** Milliseconds since 1970; missing in what former builds have stored. */
  changedAt?: number;
  /** What was sent on top of the version without an answer: the server may have stored it. */
  unanswered?: Content[];
}

const maxAgeMs = 60 * 86_400_000;
/** What may be typed too long or not finished yet: the server says so, field by field. */
const typingIssues = new Set(["too_big", "too_small", "invalid_format", "custom"]);

export type UnsentStore<Content> = ReturnType<typeof createUnsentStore<Content>>;

/**
 * Creates the store of texts of one kind that have not reached the server yet. Storage holds what
 * other builds and extensions have written: only what an editor can show is read.
 *
 * @param toSchema the schema that a content has to match but for lengths and formats
 */
export function createUnsentStore<Content>(kind: string, toSchema: (content: unknown) => z.ZodType) {
  const keyOf = (userId: string, id: string) => unsentKey(userId, `${kind}:${id}`);

  function read(userId: string, id: string, now: number): UnsentText<Content> | null {
    try {
      const { version, content, changedAt, unanswered } = Object(readJson(keyOf(userId, id))) as UnsentText<Content>;
      const isOld = changedAt !== undefined && !(now - changedAt <= maxAgeMs);
      if (isOld || !Number.isInteger(version) || version < 0) return null;
      const isUsable = [content, ...(unanswered ?? [])].every((one) => {
        const { error } = toSchema(one).safeParse(one);
        return !error?.issues.some(({ code }) => !typingIssues.has(code));
      });
      return isUsable ? { version, content, changedAt, unanswered } : null;
    } catch {
      return null;
    }
  }

  return {
    /** The changes on this device; null without usable ones. */
    read,
    /** @returns whether the device has stored them */
    store: (userId: string, id: string, text: UnsentText<Content>): boolean => storeJson(keyOf(userId, id), text),
    /** @param text given, only this one: another tab may have stored a later one */
    remove(userId: string, id: string, text?: UnsentText<Content>): void {
      const key = keyOf(userId, id);
      if (!text || readText(key) === JSON.stringify(text)) storeText(key, null);
    },
    /** Lists the ids of the texts of a user. */
    list: (userId: string): string[] =>
      listUnsent(kind).flatMap(({ userId: writer, rest: id }) => (writer === userId ? [id] : [])),
    /**
     * Removes what is broken or older than two months, of all users of the device.
     *
     * @returns whether something of this user was removed, which the page says
     */
    removeUnusable(userId: string, now: number): boolean {
      const unusable = listUnsent(kind).filter(({ userId: writer, rest: id }) => read(writer, id, now) === null);
      for (const { userId: writer, rest: id } of unusable) this.remove(writer, id);
      return unusable.some(({ userId: writer }) => writer === userId);
    },
  };
}
