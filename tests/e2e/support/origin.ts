/** Port of the site under test. With E2E_DATA_DIR it may be the port of a running site. */
export const port = Number(process.env.E2E_PORT ?? 3210);

/** Port of the mail server the site delivers to. */
export const mailPort = port + 1;

/** Ports of the stub of Google and Apple, and of the stub of Facebook. */
export const openIdPort = port + 2;
export const facebookPort = port + 3;

export const origin = `http://localhost:${port}`;

/** Where messages of the contact form go. */
export const contactEmail = "editors@example.org";

/** Proves the email provider that reports bounces. */
export const newsletterWebhookToken = "the-token-of-the-journeys-0123456789";
