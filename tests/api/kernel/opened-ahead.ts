/** Programs that open a link before the person does, and a picture of the database, by which a test sees a change. */
import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import pg from 'pg';

interface Opening {
  readonly method: 'GET' | 'HEAD';
  readonly headers: OutgoingHttpHeaders;
  /** The address of the caller, another one than the person's. */
  readonly localAddress: string;
}

const SCANNER = { 'user-agent': 'Mozilla/5.0 (compatible; MailScanner/1.0)' };

/**
 * How programs open an address ahead of the person: for its head, with each header of a prefetch, and as a mail filter
 * that asks three times.
 */
export const OPENINGS: readonly Opening[] = [
  { method: 'HEAD', headers: {}, localAddress: '127.0.0.1' },
  ...[
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'x-moz': 'prefetch' },
    { 'x-purpose': 'preview' },
  ].map((headers) => ({ method: 'GET' as const, headers, localAddress: '127.0.0.1' })),
  ...['127.0.0.7', '127.0.0.8', '127.0.0.7'].map((localAddress) => ({
    method: 'GET' as const,
    headers: SCANNER,
    localAddress,
  })),
];

/** Opens an address in one of these ways. @returns the status */
export async function openAhead(url: string, opening: Opening, cookie = ''): Promise<number> {
  const { headers, ...way } = opening;
  const asked = request(url, { ...way, headers: { ...headers, ...(cookie && { cookie }) }, agent: false });
  const answered = once(asked, 'response');
  asked.end();
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  await once(answer, 'close');
  return answer.statusCode ?? 0;
}

/** The number of rows of every table, and a sum over their content: it differs when any row is other than before. */
export async function pictureOf(url: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
    );
    const sums = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    );
    const { rows } = await client.query<{ name: string; sum: string }>(sums.join(' union all '));
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  } finally {
    await client.end();
  }
}
