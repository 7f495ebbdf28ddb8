"use client";
import { useEffect } from "react";
import { useErrorMessages } from "#components/layout/errors/error-messages.tsx";
import { ErrorScreen } from "#components/layout/errors/error-screen.tsx";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const messages = useErrorMessages();
  useEffect(() => console.error(error), [error]);
  return messages && <ErrorScreen messages={messages} digest={error.digest} retry={reset} />;
}
