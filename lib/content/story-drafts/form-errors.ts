import "server-only";
import { notFound } from "next/navigation";
import { StoryDraftError, throwAsApiError } from "./errors.ts";

/** Throws what a form that only leads on is answered: the 404 page where there is no such story. */
export function throwAsPageError(error: unknown): never {
  if (error instanceof StoryDraftError && (error.code === "missing" || error.code === "forbidden")) notFound();
  return throwAsApiError(error);
}
