"use client";
import { useEffect, useState } from "react";
import { useErrorMessages } from "#components/layout/errors/error-messages.tsx";
import { ErrorScreen } from "#components/layout/errors/error-screen.tsx";
import { isLostOnTheWay } from "#components/layout/errors/lost-script.ts";

interface ErrorPageProps {
  error: Error & { digest?: string };
}

/** Stands in the place of a page's content. */
export default function ErrorPage({ error }: ErrorPageProps) {
  const messages = useErrorMessages();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLostOnTheWay(error)) return window.location.reload();
    reportError(error);
    setShown(true);
  }, [error]);
  return isShown && messages && <ErrorScreen messages={messages} digest={error.digest} />;
}
