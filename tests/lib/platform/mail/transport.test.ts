import { createTransport } from "nodemailer";
import { expect, test, vi } from "vitest";
import { createSmtpTransport, toSmtpOptions } from "#lib/platform/mail/transport.ts";

vi.mock("nodemailer", { spy: true });

test.each(["mail.example.org", "example.org:587", "user:password@mail.example.org", "93.184.216.34", "[2606:2800::1]"])(
  "mails to %s are never sent without encryption",
  (server) => expect(toSmtpOptions(`smtp://${server}`)).toEqual({ url: `smtp://${server}`, requireTLS: true }),
);

test.each([
  "localhost:3211",
  "127.0.0.1",
  "[::1]:25",
  "10.0.0.7",
  "192.168.1.4:587",
  "[fd00::1]",
  "postfix",
  "mail.internal",
])("%s is within the own network, where encryption is used if it is offered", (server) =>
  expect(toSmtpOptions(`smtp://${server}`)).toMatchObject({ requireTLS: false }),
);

test("the outbox sends with them", () => {
  createSmtpTransport("smtp://mail.example.org").close();
  expect(createTransport).toHaveBeenCalledWith(expect.objectContaining({ requireTLS: true }));
});
