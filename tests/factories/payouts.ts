/** Payouts inserted as rows, and bodies for tests that call all routes. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { plannedWork } from '#domain/deal/price/work.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { someTerms } from './terms.ts';

const terms = someTerms();
/** The terms (without days) and the work from which the price of a charge is computed, as JSON. */
const PRICED_JSON = JSON.stringify({ terms, work: plannedWork(terms) });

/**
 * An insert of charges. `candidates` is a query that gives the candidates, each with a number `n` that varies the
 * payment day.
 */
export const chargesOf = (candidates: string) => `
  insert into charges (kind, source_id, candidate_id, project_id, company_id, talent_id, status, project_title, role_title,
    happened_on, paid_by, sent_date, priced, company_price)
  select 'work', gen_random_uuid(), k.id, k.project_id, p.company_id, k.talent_id, 'invoiced', p.title, 'Ryttare',
    date '2026-12-01', date '2026-12-15' + k.n % 3, app_now(), '${PRICED_JSON}', '{"lines": [], "ex_vat_ore": 0, "vat": [], "total_ore": 0}'
  from (${candidates}) k join projects p on p.id = k.project_id
  returning id, candidate_id, talent_id, paid_by`;

/** The columns of a settled payout. */
export const SETTLED = `way, tax_form, price, gross_ore, tax_ore, contributions_ore, vat_ore, net_ore, amount_ore, number, prepared_date`;
export const settledAs = (number: string) => `'wage', 'A',
  '{"lines": [], "earned_ore": 0, "net_per_hour_ore": null, "vat": [], "base_ore": 0, "holiday_ore": 0}', 0, 0, 0, 0, 0, 0,
  ${number}, app_now()`;

/** An insert of a confirmed batch, without its lines and payouts. */
export const A_BATCH = `
  insert into payout_batches (status, execution_on, debtor, accounts_sealed, payout_count, total_ore, made_by, made_by_name, created_date)
  select 'confirmed', '2026-12-10', '{}', '', 1, 100, gen_random_uuid(), 'Ada', app_now()`;

/**
 * Inserts a planned payout of a candidate, and a batch.
 * @param due_on the ISO day of the payment; by default the fixed one of the charge
 */
export async function aPlannedPayout(
  pool: Pool,
  candidate_id: string,
  due_on: string | null = null,
): Promise<{ payout_id: string; batch_id: string }> {
  const made = await pool.query<{ id: string }>(
    `with charge as (${chargesOf('select *, 1 as n from candidates where id = $1')})
     insert into payouts (charge_id, candidate_id, talent_id, status, due_on, calm_until, planned_on)
     select id, candidate_id, talent_id, 'planned', due, due - 6, due - 14
     from (select *, coalesce($2::date, paid_by) as due from charge) charge returning id`,
    [candidate_id, due_on],
  );
  const batch = await pool.query<{ id: string }>(`${A_BATCH} returning id`);
  return { payout_id: made.rows[0]?.id ?? '', batch_id: batch.rows[0]?.id ?? '' };
}

/** The invoice of an umbrella company for a payout of 12 500 kr. */
export const supplierInvoice = (given: object = {}) => ({
  supplier_name: 'Egen Lön AB',
  org_number: '556677-8899',
  vat_number: 'SE556677889901',
  number: 'F-1',
  issued_on: '2026-12-11',
  total_ore: kronor(12_500),
  reference: '2026000105',
  ...given,
});

/** A look at the right to work of a Swedish citizen. */
export const aWorkRight = (given: object = {}) => ({
  look_id: randomUUID(),
  basis: 'sweden' as const,
  valid_until: null,
  looked_on: '2026-01-02',
  ...given,
});

/** Inserts a look at the right to work of a talent, so that wages wait for nothing. */
export const mayWork = (pool: Pool, talent_id: string) =>
  pool.query(
    `insert into work_rights (id, talent_id, basis, looked_on, account_id, actor_name, created_date)
     values (gen_random_uuid(), $1, 'sweden', '2026-01-02', gen_random_uuid(), 'Ada', app_now())`,
    [talent_id],
  );

/** A valid body for the routes of payouts; undefined for other routes and for commands without a body. */
export function payoutBody(route: string, payout_id: string): object | undefined {
  if (route === 'POST /payouts/:id/object') return { words: 'Det stämmer inte.' };
  if (/\/payouts\/:id\/(stop|resume|fail)$/.test(route)) return { reason: 'En anledning.' };
  if (route.endsWith('/credit-line/ask')) return { reason: 'En stor film.' };
  if (route.endsWith('/credit-lines/:id/set'))
    return { limit_ore: null, seen_limit_ore: kronor(200_000), prepayment: 'none', reason: 'Nytt.' };
  if (route.endsWith('/supplier-invoice')) return supplierInvoice();
  if (route.endsWith('/work-right')) return aWorkRight();
  if (route.endsWith('/hand-in')) return { handed_in_on: '2026-01-01' };
  if (route.endsWith('/confirm-account')) return { reason: 'Vi ringde.', version: payout_id };
  if (route === 'POST /admin/batches') return { ids: [payout_id], execution_on: '2099-01-02' };
  return /^POST \/admin\/payouts\/(approve|pay)$/.test(route) ? { ids: [payout_id] } : undefined;
}
