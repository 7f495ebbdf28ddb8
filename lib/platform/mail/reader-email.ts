/** An email about what a reader has written with a form that needs no account. */
export type ReaderEmail =
  | {
      /** A message to the site; answers go to its sender. `topic` is in words. */
      kind: "contactMessage";
      topic: string;
      /** Empty without one. */
      name: string;
      sender: string;
      text: string;
    }
  | {
      kind: "contactReceived";
      /** The message, for an address that is known to be the writer's; null otherwise. */
      text: string | null;
    }
  | { kind: "questionAnswered"; question: string; answer: string; link: string };
