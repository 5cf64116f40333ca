import { expect } from '@playwright/test';
import { z } from 'zod';
import { findHouse } from './houses.ts';

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

export type ReadMail = z.infer<typeof mails>[number];

/** The mails to an address, newest first, as the empty server's local outbox has them. */
export async function mailsTo(email: string): Promise<ReadMail[]> {
  const response = await fetch(`${findHouse('empty').url}/dev/mail.json`);
  return mails.parse(await response.json()).filter(({ to }) => to === email);
}

/** Waits for a mail to an address with a matching subject, and takes the newest. */
export async function mailTo(email: string, subject: RegExp): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(
      async () => {
        const all = await mailsTo(email);
        found = all.find((mail) => subject.test(mail.subject));
        return found?.subject ?? all.map((mail) => mail.subject);
      },
      { message: `a mail to ${email}` },
    )
    .toMatch(subject);
  if (!found) throw new Error(`There is no mail to ${email}`);
  return found;
}

/** The code of six digits in a mail. */
export function codeIn({ text }: ReadMail): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error('This mail holds no code');
  return code;
}

/** Path and query of the link in a mail, to open on the server of the test. */
export function linkIn({ text }: ReadMail): string {
  const address = /https?:\/\/\S+/.exec(text)?.[0];
  if (!address) throw new Error('This mail holds no link');
  const { pathname, search } = new URL(address);
  return pathname + search;
}
