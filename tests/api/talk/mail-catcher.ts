import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  /** The address of this server, for SMTP_URL. */
  readonly url: string;
  /** The received mails, in order. */
  readonly mails: (Email & { readonly recipients: string[]; readonly sender_address: string })[];
  /** The number of delivery attempts, including refused ones. */
  attempts(): number;
  /** `true` refuses all mails from now on; `false` accepts mails again. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

/** A real mail server for one test, on a free port. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: MailCatcher['mails'] = [];
  let isRefusing = false;
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      attempts += 1;
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (isRefusing) return callback(Object.assign(new Error('Try later'), { responseCode: 451 }));
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          const sender_address = mailFrom ? mailFrom.address : '';
          mails.push({ ...mail, sender_address, recipients: rcptTo.map(({ address }) => address) });
          callback();
        }, callback);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    attempts: () => attempts,
    refuse: (value) => {
      isRefusing = value;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
