import type { ListRow } from './list-row.ts';

/** Administrators' lists of talents, rates, settings and wordings. */
export const PEOPLE_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /admin/talents items': {
    as: 'admin',
    made: 'select id, created_date from talents',
    order: ['-created_date', '-id'],
  },
  'GET /admin/talents items (by name)': {
    as: 'admin',
    query: { sort: 'name' },
    made: 'select id, lower(last_name) as last, lower(first_name) as first from talents',
    order: ['last', 'first', 'id'],
  },
  'GET /admin/talents items (waiting)': {
    as: 'admin',
    query: { sort: 'waiting' },
    made: `select id, submitted_date from talents where review = 'waiting'`,
    order: ['submitted_date', 'id'],
  },
  'GET /admin/rates items': {
    as: 'admin',
    made: 'select distinct key, key as id from rates',
    order: ['key', 'id'],
    idOf: ({ key }) => String(key),
    no_ties: 'each figure is listed once',
  },
  'GET /admin/rates/history items': {
    as: 'admin',
    query: { key: 'commission' },
    made: `select id, valid_from, created_date from rates where key = 'commission'`,
    order: ['-valid_from', '-created_date', 'id'],
  },
  'GET /admin/settings/history items': {
    as: 'admin',
    query: { key: 'profile_review' },
    made: `select id, id as place from setting_versions where key = 'profile_review'`,
    order: ['-place', 'id'],
    no_ties: 'each version has a number of its own',
  },
  'GET /admin/wordings/history items': {
    as: 'admin',
    query: { key: 'mail_closing' },
    made: `select id, id as place from setting_versions where key = 'text:mail_closing'`,
    order: ['-place', 'id'],
    no_ties: 'each version has a number of its own',
  },
};

/** Lists that are parts of one talent, and lists with one row for each setting, wording or retention class. */
export const PEOPLE_PARTS: readonly string[] = [
  'GET /admin/retention items',
  'GET /admin/settings items',
  'GET /admin/wordings items',
  'GET /help/answers items',
  'GET /public-words items',
  'GET /talent/profile review_asks',
  ...['asks', 'bookings', 'doubles', 'guardians', 'held_answers', 'history', 'merges', 'pictures'].map(
    (part) => `GET /admin/talents/:id ${part}`,
  ),
  'GET /admin/talents/:id/merge/:other_id moves',
  'GET /admin/talents/:id/protected-identity earlier',
];

/** Makes many talents who wait for a new review, many versions of two settings, and many withdrawn rates. */
export async function makeWaiting(
  run: (text: string, values?: unknown[]) => Promise<unknown>,
  ids: readonly string[],
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `update talents t set review = 'waiting', submitted_date = ${mixed()}
     from unnest($1::uuid[]) with ordinality as made (id, n) where t.id = made.id and n <= 30`,
    [ids],
  );
  await run(
    `insert into setting_versions (key, value, why, actor_name, created_date)
     select key, (array['all', 'none'])[1 + n % 2], 'Ett prov.', 'Ada', ${mixed()}
     from generate_series(1, 30) n, unnest(array['profile_review', 'text:mail_closing']) key`,
  );
  // The rates are withdrawn, because only withdrawn ones may have the same key and day.
  await run(
    `insert into rates (key, valid_from, value, source, created_date, taken_back_date)
     select 'commission', '2099-01-01'::date + n % 5, n, 'Ett prov.', ${mixed()}, app_now() from generate_series(1, 30) n`,
  );
}
