import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";

const google = [
  ["#ea4335", "M18.13 6.86A8 8 0 0 0 4.75 8.62"],
  ["#fbbc05", "M4.75 8.62a8 8 0 0 0 0 6.76"],
  ["#34a853", "M4.75 15.38a8 8 0 0 0 12.39 2.75"],
  ["#4285f4", "M17.14 18.13A8 8 0 0 0 20 12.4V12h-8"],
] as const;

/** Logo of a provider, after its brand guidelines. */
export function ProviderLogo({ of: provider }: { of: OAuthProvider }) {
  return (
    <svg className="icon size-5 flex-none" viewBox="0 0 24 24" aria-hidden="true" style={{ stroke: "none" }}>
      {provider === "google" &&
        google.map(([color, d]) => <path key={color} d={d} fill="none" stroke={color} strokeWidth="4" />)}
      {provider === "facebook" && (
        <>
          <circle cx="12" cy="12" r="11" fill="#0866ff" />
          <path
            fill="#fff"
            d="M13.5 23v-7.6h2.6l.5-3.2h-3.1v-2c0-.9.4-1.8 1.8-1.8h1.4V5.7s-1.3-.2-2.5-.2c-2.6 0-4.2 1.6-4.2 4.3v2.4H7.2v3.2H10V23z"
          />
        </>
      )}
      {provider === "apple" && (
        <path
          fill="currentColor"
          d="M15.6 2c.1 1.2-.4 2.3-1.1 3.2-.7.8-1.8 1.4-2.9 1.3-.1-1.1.4-2.3 1.1-3.1C13.4 2.6 14.6 2.1 15.6 2zm3.7 6.5c-1.4.9-2.1 2-2.1 3.5 0 1.8 1 3.1 2.6 3.8-.5 1.5-1.2 2.9-2.2 4.2-.7 1-1.5 1.9-2.7 1.9-1.1 0-1.5-.7-2.8-.7s-1.8.7-2.9.7c-1.2 0-2-.9-2.8-2C4.6 17.4 3.6 13.7 4.9 11c.8-1.7 2.4-2.8 4.1-2.8 1.2 0 2.2.8 3.1.8.8 0 2-.9 3.5-.9 1.4 0 2.7.5 3.7.4z"
        />
      )}
    </svg>
  );
}
