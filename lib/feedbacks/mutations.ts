import "server-only";
import { db } from "#lib/db/client.ts";
import { feedbacks } from "#lib/db/tables/voices.ts";
import type { SendFeedbackInput } from "./schema.ts";

/** Keeps what a reader told the makers. */
export async function sendFeedback({
  message,
  email,
  path,
  locale,
}: Omit<SendFeedbackInput, "website">): Promise<void> {
  await db.insert(feedbacks).values({ message, email: email || null, path, locale });
}
