/** People and numbers that the list tests share, and the beginnings of SQL statements. */
import { dayOf } from '#domain/kernel/time/day.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** More rows than a page of 24. ON_BOARD is more than the board shows of a project at once. */
export const ROWS = 30;
const ON_BOARD = 204;

/**
 * SQL for the moment of row n: one of three days, mixed so that the moments follow neither the order of insertion nor
 * its reverse.
 */
export const mixed = (n = 'n') => `timestamptz '2026-03-01T12:00:00Z' + ((${n} * 7 + ${n} / 5) % 3) * interval '1 day'`;

/** The beginning of a statement that asks talents for roles. */
export const REQUEST = `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by,
      created_date, answered_date, board_position)`;

/** The beginning of a statement that books talents. */
export const BOOKING = `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status, created_date)`;

/** A statement that makes two rights for each agreement of a project or a talent. */
export const RIGHTS = `
    insert into usage_rights (agreement_id, line_index, candidate_id, project_id, company_id, talent_id, line, status, starts_on, ends_on)
    select a.id, place, a.candidate_id, a.project_id, a.company_id, a.talent_id, '{"media": ["tv"], "territory": "SE", "starts_on": null,
      "latest_start_on": null, "months": 12, "exclusivity": "", "fee_ore": null, "renewal_ore": null}', (array['running', 'ended'])[1 + place],
      '2026-01-01', date '2026-12-01' + (n * 7 % 3)::int
    from (select *, row_number() over (order by id) as n from agreements where project_id = $1 or talent_id = $1) a, generate_series(0, 1) place`;

/** Makes the calling company, administrator and talent, and the talents in the lists. */
export async function makeMarket(server: TestServer) {
  const { pool } = server.services;
  const [company, admin, talent] = [await aCompany(server), await anAdmin(server), await aTalent(server)];
  return {
    pool,
    company,
    admin,
    talent,
    today: dayOf(server.services.clock()),
    asked: await manyTalents(server, ON_BOARD),
    run: (text: string, values: unknown[] = []) => pool.query(text, values),
    one: async (text: string, values: unknown[] = []): Promise<string> =>
      (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '',
  };
}

export type Market = Awaited<ReturnType<typeof makeMarket>>;
