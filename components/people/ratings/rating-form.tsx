"use client";
import clsx from "clsx";
import { type FormEvent, type ReactNode, useActionState, useEffect, useState } from "react";
import { pendingRatings, type RatingMessages, toPendingRating } from "#components/people/ratings/pending-ratings.ts";
import { loadRatingDelivery } from "#components/people/ratings/rating-queue.ts";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { showToast } from "#components/ui/toast.ts";
import { useQuery } from "#components/ui/use-query.ts";
import { setRatingAction } from "#lib/people/ratings/actions.ts";
import type { Stars } from "#lib/people/ratings/stars.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RatingFormProps {
  /** `author` is a slug: authors cannot rate their own recipes. */
  recipe: { id: string; title: string; author: string };
  locale: Locale;
  /** Address of this form, with its anchor. */
  here: string;
  signUpHref: string;
  star: ReactNode;
  messages: RatingMessages & Record<"invitation" | "label" | "remove" | "removeRating" | "own", string>;
}

/**
 * Five stars, each a button that submits the form. With script the rating shows at once and the
 * page stays.
 */
export function RatingForm({ recipe, locale, here, signUpHref, star, messages }: RatingFormProps) {
  const [result, submitWithoutScript] = useActionState(setRatingAction, null, here);
  /** What was pressed on this page, and by whom: it is not shown to the next user. */
  const [press, setPress] = useState<{ userId: string | undefined; stars: Stars | null }>();
  const user = useSessionUser();
  const isOwn = user?.slug === recipe.author;
  const canRate = Boolean(user) && !isOwn;
  const { data: stored } = useQuery({
    key: ["ratings", user?.id ?? "", recipe.id],
    load: () => fetchRating(recipe.id),
    isEnabled: canRate,
  });
  useEffect(() => {
    if (canRate) loadRatingDelivery().catch(() => {});
  }, [canRate]);
  if (isOwn) return <p className="text-ink-2">{messages.own}</p>;

  const isPressedByUser = user !== null && (press?.userId ?? user?.id) === user?.id;
  const pressed = isPressedByUser ? press?.stars : undefined;
  const submitted = result?.ok ? result.data.stars : undefined;
  const current = [pressed, stored, submitted].find((stars) => stars !== undefined) ?? null;
  const isRemoved = pressed === null || submitted === null;
  const line = current
    ? messages.current.replace("{stars}", messages.stars[current - 1] ?? "")
    : isRemoved
      ? messages.removed
      : messages.invitation;

  /**
   * Stores the rating before the code that delivers it has loaded, so that it survives leaving the
   * page.
   */
  function rate(stars: Stars | null) {
    const pending = toPendingRating(recipe, stars, messages);
    const entry = pendingRatings.add(user === null ? pending : { ...pending, userId: user?.id, isSilent: true });
    if (user !== null) setPress({ userId: user?.id, stars });
    const submission = {
      title: recipe.title,
      signUpHref,
      retryLabel: messages.retry,
      onFailed: () => setPress(undefined),
      onRetry: () => rate(stars),
    };
    loadRatingDelivery().then(
      ({ submitRating }) => submitRating(entry, submission),
      () => {
        pendingRatings.add({ ...pending, userId: user?.id });
        setPress(undefined);
        showToast({ kind: "error", text: messages.failed });
      },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const stars = (Number((submitter as HTMLButtonElement).value) || null) as Stars | null;
    // The button that removes the rating disappears, and the focus with it.
    if (!stars) event.currentTarget.querySelector<HTMLElement>(`[value="${current}"]`)?.focus();
    rate(stars);
  }

  return (
    <form action={submitWithoutScript} onSubmit={submit}>
      <input type="hidden" name="id" value={recipe.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="here" value={here} />
      <p className="text-ink-2">
        {line}{" "}
        <button
          type="submit"
          name="stars"
          value=""
          className={clsx("min-h-6 text-primary underline", !current && "mx-auto hidden noscript:block")}
        >
          {current ? messages.remove : messages.removeRating}
        </button>
      </p>
      <fieldset className="rating-input">
        <legend className="sr-only">{messages.label}</legend>
        {messages.stars.map((name, index) => (
          <button
            key={name}
            type="submit"
            name="stars"
            value={index + 1}
            aria-label={name}
            aria-pressed={current === index + 1}
          >
            {star}
          </button>
        ))}
      </fieldset>
      <FormAlert>{result && !result.ok && messages[result.code === "missing" ? "refused" : "failed"]}</FormAlert>
      <p role="status" className="sr-only">
        {pressed !== undefined && line}
      </p>
    </form>
  );
}

async function fetchRating(id: string): Promise<Stars | null> {
  const { data } = await callApi("GET /users/me/rating", { query: { recipe: id } });
  return data.stars as Stars | null;
}
