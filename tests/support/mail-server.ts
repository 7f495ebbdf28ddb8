import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
  /** Whom the envelope named: that decides who gets it, whatever the headers say. */
  recipients: string[];
}

export interface MailServer {
  port: number;
  /** What has arrived for an address, oldest first. */
  mailsTo(address: string): ReceivedMail[];
  /** The next mail for an address after the first `seen`; rejects when none arrives in time. */
  waitForMail(address: string, seen?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

/** What to answer a recipient with instead of taking the mail, e.g. 550 or 451. */
type Refusal = (address: string) => number | undefined;

const patience = 20_000;

/** A real SMTP server on localhost that keeps what it is given, parsed; port 0 takes a free one. */
export async function startMailServer(port = 0, refuse: Refusal = () => undefined): Promise<MailServer> {
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
      keep(stream, recipients).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });

  async function keep(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
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
    async waitForMail(address, seen = 0) {
      for (const end = Date.now() + patience; Date.now() < end; await setTimeout(50)) {
        const mail = mailsTo(address)[seen];
        if (mail) return mail;
      }
      throw new Error(`no mail for ${address}`);
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** The addresses a mail links to, as its plain text tells them. */
export function linksIn({ text = "" }: Pick<Email, "text">): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
