"use client";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useActionState, useState } from "react";
import type { RatingWords } from "#components/ratings/press-star.ts";
import { showToast } from "#components/ui/toast.ts";
import { useQuery } from "#components/ui/use-query.ts";
import { useViewer } from "#components/ui/use-viewer.ts";
import { askApi } from "#lib/ask-api.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { rateAction } from "#lib/ratings/actions.ts";
import type { RatingState, Stars } from "#lib/ratings/stars.ts";

interface RateFormProps {
  /** `author` is a slug: nobody rates what they have written. */
  recipe: { id: string; title: string; author: string };
  locale: Locale;
  /** Address of this place. */
  here: string;
  signUpHref: string;
  star: ReactNode;
  words: RatingWords & Record<"invitation" | "label" | "takeBack" | "takeBackUnseen" | "own", string>;
}

/**
 * Five stars, each of them a button that sends the form. With script the reader sees what they gave and need not leave the page; what
 * that takes besides comes with the first press.
 */
export function RateForm({ recipe, locale, here, signUpHref, star, words }: RateFormProps) {
  const [sent, send] = useActionState<RatingState, FormData>(rateAction, { status: "open" }, here);
  // Of this reader only: the next one has pressed nothing.
  const [press, setPress] = useState<{ by: string | undefined; stars: Stars | null }>();
  const router = useRouter();
  const viewer = useViewer();
  const isOwn = viewer?.slug === recipe.author;
  const { data: stored } = useQuery({
    key: ["ratings", viewer?.id ?? "", recipe.id],
    load: () => askRating(recipe.id),
    isWanted: Boolean(viewer) && !isOwn,
  });
  if (isOwn) return <p className="text-ink-2">{words.own}</p>;

  const isTheirs = viewer !== null && (press?.by ?? viewer?.id) === viewer?.id;
  const pressed = isTheirs ? press?.stars : undefined;
  const told = sent.status === "rated" ? sent.stars : undefined;
  const given = [pressed, stored, told].find((stars) => stars !== undefined) ?? null;
  const isTaken = pressed === null || told === null;
  const line = given
    ? words.given.replace("{stars}", words.stars[given - 1] ?? "")
    : isTaken
      ? words.taken
      : words.invitation;

  function give(stars: Stars | null) {
    if (viewer !== null) setPress({ by: viewer?.id, stars });
    const onFailed = () => setPress(undefined);
    import("./press-star.ts").then(
      ({ pressStar }) =>
        pressStar({ recipe, stars, words, signUpHref, onGiven: router.refresh, onFailed, again: () => give(stars) }),
      () => {
        onFailed();
        showToast({ kind: "error", text: words.failed });
      },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const stars = (Number((submitter as HTMLButtonElement).value) || null) as Stars | null;
    // What takes back is gone at once, and with it the focus.
    if (!stars) event.currentTarget.querySelector<HTMLElement>(`[value="${given}"]`)?.focus();
    give(stars);
  }

  return (
    <form action={send} onSubmit={submit}>
      <input type="hidden" name="id" value={recipe.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="here" value={here} />
      <p className="text-ink-2">
        {line}{" "}
        <button
          type="submit"
          name="stars"
          value=""
          className={clsx("min-h-6 text-kobalt underline", !given && "mx-auto hidden noscript:block")}
        >
          {given ? words.takeBack : words.takeBackUnseen}
        </button>
      </p>
      <fieldset className="rate">
        <legend className="sr-only">{words.label}</legend>
        {words.stars.map((name, index) => (
          <button
            key={name}
            type="submit"
            name="stars"
            value={index + 1}
            aria-label={name}
            aria-pressed={given === index + 1}
          >
            {star}
          </button>
        ))}
      </fieldset>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(sent.status === "failed" || sent.status === "refused") && words[sent.status]}
      </p>
      <p role="status" className="sr-only">
        {pressed !== undefined && line}
      </p>
    </form>
  );
}

async function askRating(id: string): Promise<Stars | null> {
  const { data } = await askApi<{ data: { stars: Stars | null } }>(`/api/users/me/rating/?recipe=${id}`);
  return data.stars;
}
