import type { ListRow } from './list-row.ts';

/** The lists of palette targets, search results and shortlists, and of saved searches and views. */
export const FOUND_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /targets items': {
    as: 'company',
    query: { text: 'P1' },
    made: `select id, updated_date from projects where company_id = $company and title ilike '%P1%'`,
    order: ['-updated_date', 'id'],
    most: 5,
  },
  'GET /shortlists items': {
    as: 'company',
    made: 'select id, updated_date from shortlists where company_id = $company',
    order: ['-updated_date', 'id'],
  },
  'GET /shortlists/containing lists': {
    as: 'company',
    query: { talent_id: '$talent' },
    made: 'select id, name from shortlists where company_id = $company',
    order: [{ sv: 'name' }, 'id'],
    no_ties: 'two lists of a company have different names',
  },
  'GET /shortlists/:id items': {
    as: 'company',
    params: { id: '$list' },
    made: 'select talent_id as id, created_date from shortlist_people where shortlist_id = $list',
    order: ['-created_date', 'id'],
    idOf: ({ talent }) => (talent as { id: string }).id,
  },
  'GET /account/views items': {
    as: 'company',
    query: { screen: 'CompanyBookings' },
    made: 'select id, name from saved_views where account_id = $account',
    order: [{ sv: 'name' }, 'id'],
    no_ties: 'each name is taken once',
  },
  'GET /saved-searches items': {
    as: 'company',
    made: 'select id, name, created_date from saved_searches where account_id = $account',
    order: [{ sv: 'name' }, 'created_date', 'id'],
  },
  'GET /talents items (best)': {
    as: 'company',
    query: { wish: 'height.199-199' },
    made: 'select id, completeness from talents where height_cm = 199',
    order: ['-completeness', 'id'],
  },
  'GET /talents items (newest)': {
    as: 'company',
    query: { wish: 'height.199-199', order: 'newest' },
    made: `select id, date_trunc('second', created_date) as second from talents where height_cm = 199`,
    order: ['-second', 'id'],
  },
};

/** Makes saved searches of a user, and saved filters of a list. */
export async function makeKept(
  run: (text: string, values?: unknown[]) => Promise<unknown>,
  account_id: string,
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `insert into saved_searches (account_id, name, query, found_count, counted_date, looked_date, created_date)
     select $1, (array['Ö', 'a', 'Z', 'ä', 'B', 'å'])[1 + n * 7 % 6], '{"text": "", "wishes": [], "unknown": []}', 0, app_now(), app_now(), ${mixed()}
     from generate_series(1, 30) n`,
    [account_id],
  );
  await run(
    `insert into saved_views (account_id, screen, name, question, created_date)
     select $1, 'CompanyBookings', (array['Ö', 'a', 'Z', 'ä', 'B', 'å'])[1 + n * 7 % 6] || n, 'group=all', ${mixed()}
     from generate_series(1, 30) n`,
    [account_id],
  );
}
