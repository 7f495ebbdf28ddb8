"use server";
import { headers } from "next/headers";
import { z } from "zod";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";
import { askQuestion } from "./mutations.ts";
import { type QuestionError, type QuestionState, questionInput } from "./schema.ts";

const isAllowed = rateLimiter({ limit: 5, window: 30 * 60_000 });

/** The door of the hotline's form; nobody has to say who they are. Answers with names, which become sentences while rendering. */
export async function askQuestionAction(_before: QuestionState, form: FormData): Promise<QuestionState> {
  const given = Object.fromEntries(form);
  const values = { topic: String(given.topic ?? ""), question: String(given.question ?? "") };
  const parsed = questionInput.safeParse(given);
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    const errors = {
      topic: fieldErrors.topic?.[0] as QuestionError | undefined,
      question: fieldErrors.question?.[0] as QuestionError | undefined,
    };
    return { status: "invalid", errors, values };
  }
  const { website, ...input } = parsed.data;
  // A machine is told the same as everyone else.
  if (website) return { status: "sent" };
  if (!isAllowed(clientKey(await headers()))) return { status: "limited", errors: {}, values };
  try {
    await askQuestion(input);
  } catch (error) {
    console.error("question was not stored", error);
    return { status: "failed", errors: {}, values };
  }
  return { status: "sent" };
}
