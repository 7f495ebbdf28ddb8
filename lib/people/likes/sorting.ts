/** Orders of a list of likes; the first is the default. */
export const likeSorts = ["newest", "oldest", "title", "time"] as const;
export type LikeSort = (typeof likeSorts)[number];
