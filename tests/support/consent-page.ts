/**
 * Page of the provider stubs: takes the claims of the user as JSON, and whether the user consents.
 */
export const consentPage = `<!doctype html>
<html lang="en">
<title>Stand-in</title>
<link rel="icon" href="data:,">
<form method="post">
  <label>Claims <textarea name="claims"></textarea></label>
  <button name="answer" value="allow">Allow</button>
  <button name="answer" value="deny">Deny</button>
</form>
</html>
`;
