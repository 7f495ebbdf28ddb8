/** Port of the site under test. Set together with E2E_DATA_DIR it may be the one of a site that runs already. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/** Where the site under test delivers its mails. */
export const mailPort = port + 1;

/** Where the stand-ins for Google and Apple, and for Facebook, listen. */
export const openIdPort = port + 2;
export const facebookPort = port + 3;

export const origin = `http://localhost:${port}`;
