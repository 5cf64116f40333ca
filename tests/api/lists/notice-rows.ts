import type { ListRow } from './list-row.ts';

/** The lists of notices of each role. */
export const NOTICE_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /talent/poll notifications': {
    as: 'talent',
    made: 'select id, created_date from talent_notifications where talent_id = $talent',
    order: ['-created_date', 'id'],
    most: 10,
  },
  'GET /admin/poll notifications': {
    as: 'admin',
    made: `select id, created_date from notices where audience = 'admin'`,
    order: ['-created_date', 'id'],
    most: 10,
  },
  'GET /company/poll notifications': {
    as: 'company',
    made: 'select id, created_date from company_notifications where company_id = $company',
    order: ['-created_date', 'id'],
    most: 10,
  },
  'GET /notifications items': {
    as: 'talent',
    made: 'select id, created_date from talent_notifications where talent_id = $talent',
    order: ['-created_date', 'id'],
  },
};

/** Inserts notices for administrators. */
export async function makeAdminNotices(
  run: (text: string) => Promise<unknown>,
  count: number,
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `insert into notices (audience, title, message, type, created_date)
     select 'admin', 'Hej', 'Hej', 'company.apply ' || n, ${mixed()} from generate_series(1, ${count}) n`,
  );
}
