import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A parsed mail. */
export interface ReceivedMail extends Email {
  /** Recipients of the envelope, which decide about delivery, unlike the headers. */
  recipients: string[];
}

/** A running SMTP server. */
export interface MailServer {
  port: number;
  /** Mails received for an address, oldest first. */
  mailsTo(address: string): ReceivedMail[];
  /** The next mail for an address after the first `seen`; rejects when none arrives in time. */
  waitForMail(address: string, skip?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** Returns an SMTP status that rejects the recipient, e.g. 550 or 451. */
type RefuseRecipient = (address: string) => number | undefined;

const maxWaitMs = 20_000;

/** Starts an SMTP server on localhost that stores received mails; port 0 uses a free one. */
export async function startMailServer(port = 0, refuse: RefuseRecipient = () => undefined): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error("refused by the test"), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      storeMail(stream, recipients).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });

  async function storeMail(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
  }

  server.on("error", () => {});
  server.listen(port, "localhost");
  await once(server.server, "listening");
  const bound = server.server.address();

  const mailsTo = (address: string) => received.filter(({ recipients }) => recipients.includes(address));
  return {
    port: typeof bound === "object" && bound ? bound.port : port,
    mailsTo,
    async waitForMail(address, skip = 0) {
      for (const end = Date.now() + maxWaitMs; Date.now() < end; await setTimeout(50)) {
        const mail = mailsTo(address)[skip];
        if (mail) return mail;
      }
      throw new Error(`no mail for ${address}`);
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** Lists the links in the plain text of a mail. */
export function linksIn({ text = "" }: Pick<Email, "text">): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
