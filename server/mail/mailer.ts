import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { type MailContent, renderMail } from './render-mail.ts';

export interface Mailer {
  /** @throws when the server does not take the mail; the outbox tries again */
  send(mail: { id: string; to_email: string; content: MailContent }): Promise<void>;
  /** True when nothing leaves the house and the outbox is where mails are read. */
  readonly keepsContent: boolean;
}

/** Sends by SMTP_URL; without it mails stay in the outbox, which development shows at /dev/mail. */
export function createMailer(env: Pick<Env, 'smtp_url' | 'mail_from' | 'base_url'>): Mailer {
  if (!env.smtp_url) return { send: async () => {}, keepsContent: true };
  // A server that hangs must give up before the transaction that claims the mail does (30 s).
  const transport = createTransport({
    url: env.smtp_url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  const domain = new URL(env.base_url).hostname;
  return {
    keepsContent: false,
    async send({ id, to_email, content }) {
      const { subject, text, html } = renderMail(content, env.base_url);
      await transport.sendMail({
        from: env.mail_from,
        to: to_email,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      });
    },
  };
}
