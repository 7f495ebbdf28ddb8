"use client";
import { type ReactNode, use } from "react";

interface WholeProps {
  /** Fulfilled when the children have been sent; missing when they are there already. */
  sent?: Promise<void>;
  children: ReactNode;
}

/** Renders its children when all of them have arrived. */
export function Whole({ sent, children }: WholeProps) {
  if (sent) use(sent);
  return children;
}
