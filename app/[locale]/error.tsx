"use client";
import { useEffect } from "react";
import { ErrorScreen } from "#components/layout/error-screen.tsx";
import { useErrorWords } from "#components/layout/error-words.tsx";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const words = useErrorWords();
  useEffect(() => console.error(error), [error]);
  return words && <ErrorScreen words={words} digest={error.digest} retry={reset} />;
}
