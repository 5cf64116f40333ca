import type { Transporter } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { Sender } from '#server/outbox/outbox-kind.ts';
import { markedAddress } from './mail-marks.ts';
import { stopPath } from './mail-stop.ts';
import { type MailContent, renderMail } from './render-mail.ts';

type MailerEnv = Pick<Env, 'smtp_url' | 'mail_from' | 'base_url' | 'personal_data_secrets' | 'mail_inbound_domain'>;

/** Time, in ms, for which a mail server may keep the socket open after the end of the session. */
const SOCKET_CLOSE_MS = 1_000;

const attached = ({ name, content_type, base64 }: NonNullable<MailContent['attachment']>) => ({
  filename: name,
  contentType: content_type,
  content: Buffer.from(base64, 'base64'),
});

/**
 * The headers by which a mail program offers one button that stops the mails of a kind (RFC 8058). The address is the
 * page for people, too; only a press on its button, or the program's own POST, stops anything.
 */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Creates the sender of mails by SMTP_URL. Without this setting, mails stay in the outbox, which development shows at
 * /dev/mail.
 */
export function createMailer(env: MailerEnv): Sender<MailContent> {
  const { smtp_url: url } = env;
  if (!url) return { send: async () => {}, keepsContent: true };
  let transport: Transporter | undefined;
  const domain = new URL(env.base_url).hostname;
  return {
    keepsContent: false,
    async send({ id, recipient, content }, signal) {
      const stop_path = content.stopped && stopPath(env, content.stopped);
      const { subject, text, html } = renderMail(content, env.base_url, stop_path);
      // Loaded with the first mail: the process that sends mails may be another one.
      const { createTransport } = await import('nodemailer');
      // The signal limits the total time; the library's own limits restart with each received byte.
      transport ??= createTransport({ url, socketCloseTimeout: SOCKET_CLOSE_MS });
      const returned = markedAddress(env, 'studs', id);
      const answered = content.reply_to && markedAddress(env, 'svar', content.reply_to);
      await transport.sendMail({
        from: env.mail_from,
        to: recipient,
        subject,
        text,
        html,
        ...(content.attachment && { attachments: [attached(content.attachment)] }),
        messageId: `<${id}@${domain}>`,
        ...(answered && { replyTo: answered }),
        // The address to which mail servers report that the mail did not arrive.
        ...(returned && { envelope: { from: returned, to: recipient } }),
        headers: {
          // Asks absence notices and lists to stay silent (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(stop_path && stopHeaders(new URL(stop_path, env.base_url).href)),
        },
        signal,
      });
    },
  };
}
