import type { ListRow } from './list-row.ts';

const made = 'select id, created_date from audit_entries';
const order = ['-created_date', '-id'] as const;

export const AUDIT_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /admin/audit items': { as: 'admin', made, order },
  'GET /admin/audit/export items': { as: 'admin', made, order, most: 10_000 },
};
export const AUDIT_PARTS = ['GET /admin/administrators administrators', 'GET /admin/administrators invitations'];

/** Inserts an administrator's entries in the access log. */
export async function makeAudit(
  run: (text: string, values: unknown[]) => Promise<unknown>,
  account_id: string,
  count: number,
  mixed: (n?: string) => string,
): Promise<void> {
  await run(
    `insert into audit_entries (account_id, actor_name, admin_role, route, looks_at, is_command, about_ids, shows_minor,
       request_id, created_date)
     select $1, 'Ada Min', 'owner', 'GET /talents', 'profile', false, '{}', false, 'r', ${mixed()}
     from generate_series(1, ${count}) n`,
    [account_id],
  );
}
