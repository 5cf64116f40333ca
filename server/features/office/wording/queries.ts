import { sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import type { WordingNow, WordingVersion } from '#contract/office/wording.ts';
import { PUBLIC_KEY, TEXT } from '#domain/accounts/setting/wording-keys.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import type { Db } from '#server/db/transaction.ts';
import { listPricePromises } from '#server/features/deal/rate/queries/price-promises.ts';
import { WORDINGS } from '#texts/office/wordings.ts';

const KEYS = WORDINGS.map(({ key }) => TEXT + key);
const PUBLIC_KEYS = KEYS.filter((key) => key.startsWith(TEXT + PUBLIC_KEY));

/**
 * The present version of each text that administrators have ever reworded; `text` is empty after a reset to the
 * original.
 */
export async function listWordings(db: Db, keys: readonly string[] = KEYS): Promise<WordingNow[]> {
  const { rows } = await sql<WordingNow>`
    select substr(asked.key, ${TEXT.length + 1}::int) as key, v.value as text, v.id as version_id,
      v.created_date as since, v.actor_name as by
    from unnest(${[...keys]}::text[]) with ordinality as asked (key, place)
      cross join lateral (select id, value, created_date, actor_name from setting_versions
        where key = asked.key order by id desc limit 1) v
    order by asked.place`.execute(db);
  return rows;
}

/** A page of the versions of one text, the latest first. */
export async function listWordingVersions(db: Db, key: string, page: number) {
  const [{ rows }, counted] = await Promise.all([
    sql<WordingVersion>`
      select id, value as text, why, actor_name as by, created_date from setting_versions where key = ${TEXT + key}
      order by id desc ${pageOfRows(page, PAGE_SIZE)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from setting_versions where key = ${TEXT + key}`.execute(db),
  ]);
  return { items: rows, page, page_size: PAGE_SIZE, total: counted.rows[0]?.total ?? 0 };
}

/**
 * The public texts that differ from the built pages: those that administrators have rewritten, and those about the
 * price, which have the numbers of an ISO day.
 */
export async function listPublicWords(db: Db, today: string): Promise<{ id: string; text: string }[]> {
  const [anew, prices] = await Promise.all([listWordings(db, PUBLIC_KEYS), listPricePromises(db, today)]);
  const rewritten = anew.filter(({ text }) => text !== '');
  return [...prices, ...rewritten.map(({ key, text }) => ({ id: key.slice(PUBLIC_KEY.length), text }))];
}
