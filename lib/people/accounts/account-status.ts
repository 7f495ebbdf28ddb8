/**
 * Styles for readers without script. Public pages are the same for all readers, so each contains
 * the links of both states; these styles show those of signed-in readers and hide the others
 * (components/people/accounts/account-nav.css shows those of signed-out ones).
 */
export function createAccountStyles(isSignedIn: boolean, hasPlus = false): string {
  if (!isSignedIn) return "/* signed out */";
  return [
    ".sign-in-button:not(.account-link), .menu-sign-in > a { display: none }",
    ".sign-in-button.account-link { display: inline-grid }",
    ".menu-sign-in .account-link { display: inline-flex }",
    ".signed-in-note { display: block }",
    ...(hasPlus ? ["[data-ad-slot] { display: none }"] : []),
  ].join("\n");
}
