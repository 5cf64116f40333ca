/** Confirmed mobile numbers. */
import type { TestServer } from '#tests/support/test-server.ts';
import type { Talent } from './people.ts';

let made = 0;

/** A mobile number that no other test uses. */
export function aNumber(): string {
  made += 1;
  return `+4672${String(made).padStart(7, '0')}`;
}

/** The code of the newest message in the outbox to a number. */
export async function codeTo({ services }: TestServer, number: string): Promise<string> {
  const { rows } = await services.pool.query<{ words: string }>(
    `select content ->> 'words' as words from outbox where kind = 'sms' and content ->> 'to' = $1
     order by created_date desc, id desc limit 1`,
    [number],
  );
  return /^\d{6}/.exec(rows[0]?.words ?? '')?.[0] ?? '';
}

/** Gives a talent a confirmed number; needs a server without an operator. */
export async function aPhone(server: TestServer, { api }: Pick<Talent, 'api'>, number = aNumber()): Promise<string> {
  await api.ok('POST /talent/phone/code', { body: { number } });
  await api.ok('POST /talent/phone/confirm', { body: { code: await codeTo(server, number) } });
  return number;
}
