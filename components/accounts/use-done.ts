"use client";
import { useEffect, useRef } from "react";

/** Tells once when a form has been taken. */
export function useDone(isDone: boolean, onDone: (() => void) | undefined) {
  const tell = useRef(onDone);
  tell.current = onDone;
  useEffect(() => {
    if (isDone) tell.current?.();
  }, [isDone]);
}
