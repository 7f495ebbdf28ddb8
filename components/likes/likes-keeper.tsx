"use client";
import { useEffect } from "react";
import { deliver } from "#components/likes/deliver.ts";
import { followStorage, hearts, setHeart, setLiked, setReader } from "#components/likes/hearts.ts";
import { type LikeWords, useLikeWords } from "#components/likes/like-words.tsx";
import { takeWantedLikes } from "#components/likes/wanted-likes.ts";
import { showToast } from "#components/ui/toast.ts";
import { useQuery } from "#components/ui/use-query.ts";
import { useViewer } from "#components/ui/use-viewer.ts";
import { askApi } from "#lib/ask-api.ts";

/**
 * Tells the hearts what the reader likes, asked once and only when there is a reader; sets what they wanted before they signed in; sees
 * to what has not been delivered yet, whenever a page loads or the device is online again.
 */
export function LikesKeeper() {
  const words = useLikeWords();
  const viewer = useViewer();
  const readerId = viewer === undefined ? undefined : (viewer?.id ?? null);
  const { data } = useQuery({
    key: ["likes", "ids", readerId ?? ""],
    load: askWhatIsLiked,
    isWanted: Boolean(readerId),
  });

  useEffect(() => {
    if (readerId === undefined) return;
    setReader(readerId);
    if (readerId === null) return;
    deliver(words);
    const onOnline = () => deliver(words);
    window.addEventListener("online", onOnline);
    window.addEventListener("storage", followStorage);
    return () => {
      window.removeEventListener("online", onOnline);
      window.removeEventListener("storage", followStorage);
    };
  }, [readerId, words]);

  useEffect(() => {
    if (!data || !readerId) return;
    setLiked(data.ids, data.askedAt);
    grantWantedLikes(words);
    deliver(words);
  }, [data, readerId, words]);

  return null;
}

interface Liked {
  askedAt: number;
  ids: string[];
}

async function askWhatIsLiked(): Promise<Liked> {
  const askedAt = Date.now();
  const liked = await askApi<{ id: string }[]>("/api/likes?ids=true");
  return { askedAt, ids: liked.map(({ id }) => id) };
}

function grantWantedLikes(words: LikeWords): void {
  const wanted = takeWantedLikes();
  for (const { id, title, count } of wanted) {
    if (!hearts.isLiked(id)) setHeart(id, count, true);
    showToast({ kind: "success", text: words.wished.replace("{title}", () => title), lasts: 4000 });
  }
}
