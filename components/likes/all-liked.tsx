"use client";
import { type ReactNode, useLayoutEffect } from "react";
import { assumeLiked } from "#components/likes/hearts.ts";

interface AllLikedProps {
  /** What the server has just read among the reader's likes. */
  ids: string[];
  children: ReactNode;
}

/** Around hearts that need not wait until everything the reader likes is known: they are full from the beginning. */
export function AllLiked({ ids, children }: AllLikedProps) {
  useLayoutEffect(() => assumeLiked(ids), [ids]);
  return <div className="all-liked">{children}</div>;
}
