import type { MessageNamespace, Messages } from "./messages.ts";

/** Part of the messages, with the same nesting. */
export interface PickedMessages {
  [key: string]: string | PickedMessages;
}

/**
 * Picks the messages that a page's client components need, so that the other ones are not sent.
 *
 * @param namespaces Dotted paths, for example `users.settings`.
 */
export function pickMessages(messages: Messages, namespaces: readonly MessageNamespace[]): PickedMessages {
  const picked: PickedMessages = {};
  for (const namespace of namespaces) {
    const path = namespace.split(".");
    const last = path.pop() ?? "";
    let source: PickedMessages = messages;
    let target = picked;
    for (const key of path) {
      source = source[key] as PickedMessages;
      target[key] ??= {};
      target = target[key] as PickedMessages;
    }
    target[last] = source[last] ?? {};
  }
  return picked;
}
