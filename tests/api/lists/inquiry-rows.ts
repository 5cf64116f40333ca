import type { ListRow } from './list-row.ts';

/** The lists of inquiries, sign-offs, appeals, companies, notes and checks of projects. */
export const INQUIRY_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /inquiries items': {
    as: 'company',
    made: 'select id, created_date from inquiries where company_id = $company',
    order: ['-created_date', 'id'],
  },
  'GET /inquiries/:id messages': {
    as: 'company',
    params: { id: '$inquiry' },
    made: 'select id, position from inquiry_messages where inquiry_id = $inquiry',
    order: ['position', 'id'],
    no_ties: 'each has its place',
  },
  'GET /company/sign-offs items': {
    as: 'company',
    made: `select id, created_date from sign_offs where company_id = $company and status = 'asked'`,
    order: ['created_date', 'id'],
  },
  'GET /admin/appeals items': {
    as: 'admin',
    made: `select id, written_date from appeals where status = 'waiting'`,
    order: ['written_date', 'id'],
  },
  'GET /admin/credit-lines items': {
    as: 'admin',
    made: `select company_id as id, asked_date from credit_lines where status = 'asked'`,
    order: ['asked_date', 'id'],
  },
  'GET /admin/company-changes items': {
    as: 'admin',
    made: `select id, asked_date from company_changes where status = 'asked'`,
    order: ['asked_date', 'id'],
  },
  'GET /admin/companies items': {
    as: 'admin',
    query: { sort: 'newest' },
    made: 'select id, created_date from companies',
    order: ['-created_date', '-id'],
  },
  'GET /admin/notes items': {
    as: 'admin',
    query: { about: 'company', about_id: '$company' },
    made: 'select id, created_date from admin_notes where about_id = $company',
    order: ['-created_date', 'id'],
  },
  'GET /admin/project-checks items': {
    as: 'admin',
    made: `select id, waits_since from project_checks where status = 'waiting'`,
    order: ['waits_since', 'id'],
  },
  'GET /admin/inquiries items': {
    as: 'admin',
    made: `select id, waits_since from inquiries where status = 'open'`,
    order: ['waits_since', 'id'],
  },
};

/** Lists that are parts of one inquiry, one company or one project's file. */
export const INQUIRY_PARTS: readonly string[] = [
  'GET /inquiries/:id files',
  ...['members', 'appeals', 'history'].map((part) => `GET /admin/companies/:id ${part}`),
  ...['invoices', 'payouts', 'inquiries'].map((part) => `GET /admin/projects/:id/file ${part}`),
];

/**
 * Makes many inquiries of a company, one of them with many messages, and its sign-offs, checks of projects and notes.
 * Also makes appeals of the companies that wait.
 * @returns the id of the inquiry with many messages
 */
export async function makeInquiries(
  run: (text: string, values?: unknown[]) => Promise<{ rows: { id?: string }[] }>,
  company_id: string,
  mixed: (n?: string) => string,
): Promise<string> {
  const made = await run(
    `insert into inquiries (kind, category, status, asker, company_id, asker_name, message_count, waits_since, created_date)
     select 'question', 'other', 'open', 'company', $1, 'Kim', 1, ${mixed('(n + 1)')}, ${mixed()}
     from generate_series(1, 30) n returning id`,
    [company_id],
  );
  const id = made.rows[0]?.id ?? '';
  // Reports the threads, because administrators may read only reported ones.
  await run(
    `update inquiries i set chat_id = h.id from
       (select id, row_number() over (order by id) as n from inquiries) q
       join (select id, row_number() over (order by id) as n from project_chats) h using (n)
     where i.id = q.id`,
  );
  await run(
    `insert into project_checks (project_id, company_id, status, waits_since)
     select id, company_id, 'waiting', ${mixed()} from (
       select *, row_number() over (order by title) as n from projects where company_id = $1) p where n <= 40`,
    [company_id],
  );
  await run(
    `insert into inquiry_messages (inquiry_id, position, author_name, is_ours, words, created_date)
     select id, case when id = $1 then 31 - n else 1 end, 'Kim', false, 'Hej.', app_now()
     from inquiries, generate_series(1, 30) n where id = $1 or n = 1`,
    [id],
  );
  await run(
    `insert into sign_offs (company_id, project_id, status, what, input, cost_ore, asked_by_name, created_date)
     select $1, id, 'asked', 'activate', '{"accepts_short_roles": false}', 100, 'Mia', ${mixed()}
     from (select *, row_number() over (order by id) as n from projects where company_id = $1 limit 30) p`,
    [company_id],
  );
  await run(
    `insert into appeals (company_id, about, status, reason, decided_role, decided_date, open_until, token_hash, text, written_date)
     select id, 'suspension', 'waiting', 'Skäl.', 'review', app_now(), '2099-01-01', id, 'Fel.', ${mixed()}
     from (select id, row_number() over (order by id) as n from companies where status = 'pending') c`,
  );
  await run(
    `insert into credit_lines (id, company_id, status, asked_date, created_date)
     select gen_random_uuid(), id, 'asked', ${mixed()}, app_now()
     from (select id, row_number() over (order by id) as n from companies where status = 'pending') c`,
  );
  await run(
    `insert into company_changes (id, company_id, status, old_name, old_number, name, reason, asked_by, asked_by_name,
       file_id, asked_date, created_date, updated_date)
     select gen_random_uuid(), id, 'asked', name, organisation_number, 'Nya Bolaget AB', 'Ny firma.', gen_random_uuid(), 'Ada',
       gen_random_uuid(), ${mixed()}, app_now(), app_now()
     from (select *, row_number() over (order by id) as n from companies where status = 'pending') c`,
  );
  await run(
    `insert into admin_notes (about, about_id, author_name, words, created_date)
     select 'company', $1, 'Ada', 'Ringde.', ${mixed()} from generate_series(1, 30) n`,
    [company_id],
  );
  return id;
}
