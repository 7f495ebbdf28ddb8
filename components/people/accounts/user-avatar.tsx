import type { SessionUserView } from "#lib/people/users/session-user-view.ts";

/** The user's picture or initial, 40 pixels wide; empty while the user is unknown. */
export function UserAvatar({ user }: { user: SessionUserView | null | undefined }) {
  const initial = Array.from(user?.name ?? "")[0]?.toUpperCase();
  return (
    <span aria-hidden="true" className="avatar avatar-sm">
      {user?.picture ? (
        // biome-ignore lint/performance/noImgElement: already cut and signed by the resizing service
        <img src={user.picture.src} alt="" width="40" height="40" />
      ) : (
        initial
      )}
    </span>
  );
}
