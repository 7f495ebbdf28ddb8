"use client";
import { useEffect } from "react";
import { deleteFlashMessage } from "#lib/platform/browser/flash-message.ts";

/** Deletes a message that the page shows, also when the same page shows the next one. */
export function ShownFlashMessage() {
  useEffect(deleteFlashMessage);
  return null;
}
