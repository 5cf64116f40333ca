import type { ListRow } from './list-row.ts';

/** The lists of a talent's consents, of accesses to the talent's data, and of archived people. */
export const PRIVACY_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /account/consents items': {
    as: 'talent',
    made: 'select id, created_date from consents where account_id = (select account_id from talents where id = $talent)',
    order: ['-created_date', '-id'],
  },
  'GET /admin/archived-people items': {
    as: 'admin',
    made: 'select id, created_date from archived_people',
    order: ['-created_date', '-id'],
  },
  'GET /talent/looks items': {
    as: 'talent',
    made: 'select id, created_date from audit_entries where looks_at is not null and $talent = any(about_ids)',
    order: ['-created_date', '-id'],
  },
};

/** Inserts consents of a talent, and accesses to the talent's data. */
export async function makeOwnLog(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  talent: { readonly talent_id: string; readonly account_id: string },
  count: number,
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `insert into consents (account_id, document, version, text_sha256, is_given, given_by, created_date)
     select $1, 'privacy', '2026-11-23', '', true, 'self', ${mixed()} from generate_series(1, ${count}) n`,
    [talent.account_id],
  );
  await run(
    `insert into audit_entries (account_id, actor_name, admin_role, route, looks_at, is_command, about_ids, shows_minor,
       request_id, created_date)
     select $1, 'Ada', 'support', 'GET /x', 'profile', false, array[$2::uuid], false, n::text, ${mixed()}
     from generate_series(1, ${count}) n`,
    [talent.account_id, talent.talent_id],
  );
  await run(
    `insert into archived_people (talent_id, person_sealed, created_date)
     select t.id, '', ${mixed('t.n')} from (select id, row_number() over (order by id)::int as n from talents limit $1) t`,
    [count],
  );
}
