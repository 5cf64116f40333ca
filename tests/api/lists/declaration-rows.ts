import type { ListRow } from './list-row.ts';
import { type Market, mixed, ROWS } from './market.ts';

const MONTH = { month: '2020-01-01' };

const YEAR = { year: '2020' };

/** The lists of the employer's declaration and of the reports of sellers. */
export const DECLARATION_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /admin/declarations items': {
    as: 'admin',
    made: `select month::date as month, month::date as id
      from generate_series(date '2020-01-01', (app_now() at time zone 'Europe/Stockholm')::date, interval '1 month') month`,
    order: ['-month', 'id'],
    idOf: ({ month }) => String(month),
    no_ties: 'each month is listed once',
  },
  'GET /admin/declarations/:month/people items': {
    as: 'admin',
    params: MONTH,
    made: 'select number as specification, number as id from payees',
    order: ['specification', 'id'],
    idOf: ({ specification }) => String(specification),
    no_ties: 'each statement has a number of its own',
  },
  'GET /admin/declarations/:month/files items': {
    as: 'admin',
    params: MONTH,
    made: 'select id, position from wage_declarations',
    order: ['-position', 'id'],
    no_ties: 'each file of a month has a number of its own',
  },
  'GET /admin/declarations/:month/downloads items': {
    as: 'admin',
    params: MONTH,
    made: 'select id, created_date from wage_declaration_readings',
    order: ['-created_date', 'id'],
  },
  'GET /admin/seller-reports/:year/files items': {
    as: 'admin',
    params: YEAR,
    made: 'select id, position from seller_reports',
    order: ['-position', 'id'],
    no_ties: 'each file of a year has a number of its own',
  },
  'GET /admin/seller-reports/:year/downloads items': {
    as: 'admin',
    params: YEAR,
    made: 'select id, created_date from seller_report_readings',
    order: ['-created_date', 'id'],
  },
};

/** Lists that are parts of one month or year. */
export const DECLARATION_PARTS: readonly string[] = [
  'GET /admin/declarations/:month unnumbered',
  'GET /admin/seller-reports/:year lacking',
];

/** Makes the files of one month with their downloads. The first file was handed in, and has a statement of each payee. */
export async function makeDeclarations({ run, asked }: Market): Promise<void> {
  await run('insert into payees (talent_id) select unnest($1::uuid[])', [asked.slice(0, ROWS)]);
  const statement = `jsonb_build_object('specification', number, 'tax_box', 'preliminary', 'contributed_ore', 100,
    'uncontributed_ore', 0, 'tax_ore', 0, 'has_mileage', false, 'has_per_diem', false, 'workplace', null)`;
  await run(
    `insert into wage_declarations (month, position, content, person_count, gross_ore, tax_ore, contributions_ore, file_sealed,
      identities_sealed, file_sha256, account_id, actor_name, created_date)
     select '${MONTH.month}', n, jsonb_build_object('removed', '[]'::jsonb, 'statements', case n when 1 then
        (select jsonb_agg(${statement}) from payees) else '[]' end), 0, 0, 0, 0, '', '', repeat('0', 64), gen_random_uuid(), 'Ada',
      app_now() from generate_series(1, ${ROWS}) n`,
  );
  await run(
    `insert into wage_declaration_handings (declaration_id, handed_in_on, account_id, actor_name, created_date)
     select id, (app_now() at time zone 'Europe/Stockholm')::date, gen_random_uuid(), 'Ada', app_now() from wage_declarations where position = 1`,
  );
  await run(
    `insert into wage_declaration_readings (declaration_id, account_id, actor_name, created_date)
     select id, gen_random_uuid(), 'Ada', ${mixed('position')} from wage_declarations`,
  );
  await run(
    `insert into seller_reports (year, position, seller_count, paid_ore, fees_ore, file_sealed, file_sha256, account_id,
      actor_name, created_date)
     select ${YEAR.year}, n, 1, 0, 0, '', repeat('0', 64), gen_random_uuid(), 'Ada', app_now()
     from generate_series(1, ${ROWS}) n`,
  );
  await run(
    `insert into seller_report_readings (report_id, account_id, actor_name, created_date)
     select id, gen_random_uuid(), 'Ada', ${mixed('position')} from seller_reports`,
  );
}
