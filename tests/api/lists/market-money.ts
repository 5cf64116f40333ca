/** Payouts, invoices and books for the list tests. */
import { EMPTY_CONTENT } from '#tests/factories/invoices.ts';
import { A_BATCH, chargesOf, SETTLED, settledAs } from '#tests/factories/payouts.ts';
import { type Market, mixed, ROWS } from './market.ts';

/** Makes payouts that are coming, sent, and waiting for approval. */
export async function makePayouts({ run, talent }: Market, project: string): Promise<void> {
  await run(`${A_BATCH} from generate_series(1, ${ROWS}) n`);
  await run(
    `insert into tax_papers (id, talent_id, status, kind, decided_on, valid_from, valid_to, handed_in_by, created_date, updated_date)
     select gen_random_uuid(), $1, 'handed_in', 'sink', '2026-01-15', '2026-01-01', '2099-12-31', gen_random_uuid(), ${mixed()}, app_now()
     from generate_series(1, ${ROWS}) n`,
    [talent.talent_id],
  );
  const numbered = (which: string) =>
    `select k.*, (row_number() over (order by k.id))::int as n from candidates k join projects p on p.id = k.project_id where ${which}`;
  await run(
    `with charge as (${chargesOf(numbered(`k.talent_id = $1 and p.title like 'Kommande%'`))})
     insert into payouts (charge_id, candidate_id, talent_id, status, due_on, calm_until, planned_on)
     select id, candidate_id, talent_id, 'planned', paid_by, paid_by - 6, paid_by - 14 from charge`,
    [talent.talent_id],
  );
  await run(
    `with charge as (${chargesOf(numbered(`k.talent_id = $1 and p.title like 'Förbi%'`))})
     insert into payouts (charge_id, candidate_id, talent_id, status, due_on, calm_until, planned_on, ${SETTLED}, approved_by,
       batched_by, batch_id, sent_on)
     select id, candidate_id, talent_id, 'sent', paid_by, paid_by - 6, paid_by - 14, ${settledAs('id::text')}, $1, gen_random_uuid(),
       (select id from payout_batches limit 1), paid_by - 2 from charge`,
    [talent.talent_id],
  );
  await run(
    `with charge as (${chargesOf(`${numbered('k.project_id = $1')} limit ${ROWS}`)})
     insert into payouts (charge_id, candidate_id, talent_id, status, due_on, calm_until, planned_on, ${SETTLED})
     select id, candidate_id, talent_id, 'prepared', paid_by, paid_by - 6, paid_by - 14, ${settledAs('id::text')} from charge`,
    [project],
  );
  await run(
    `insert into work_rights (id, talent_id, basis, looked_on, account_id, actor_name, created_date)
     select gen_random_uuid(), talent_id, 'sweden', '2026-01-02', gen_random_uuid(), 'Ada', app_now() from payouts
     where status = 'prepared' group by talent_id`,
  );
}

/** Makes the charges of the assignments, and invoices that do not belong to them. */
export async function makeInvoices({ run, company, talent }: Market, project: string): Promise<void> {
  await run(
    `insert into charges (kind, source_id, candidate_id, project_id, company_id, talent_id, status, project_title, role_title,
      happened_on, paid_by, sent_date, priced, company_price)
     select 'work', id, id, project_id, $1, $2, 'owed', '', '', date '2026-03-01' + (n * 7 % 3)::int, '2026-04-01', app_now(), '{}',
      '{"ex_vat_ore": 100}'
     from (select *, row_number() over (order by id) as n from candidates where talent_id = $2 and interest_status = 'interested') k`,
    [company.company_id, talent.talent_id],
  );
  await run(
    `insert into invoices (company_id, project_id, charge_ids, status, created_date)
     select $1, $2, array[gen_random_uuid()], 'draft', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [company.company_id, project],
  );
  await run(
    `insert into invoices (company_id, project_id, charge_ids, status, created_date, number, issued_on, due_on, total_ore, content)
     select $1, $2, array[gen_random_uuid()], status, ${mixed()}, 20300000 + n * 2 + place, day, day + 30, 100, $3
     from generate_series(1, ${ROWS}) n, (values (0, 'issued'), (1, 'paid')) as made (place, status),
       lateral (select date '2026-03-01' + n * 7 % 3 as day) days`,
    [company.company_id, project, EMPTY_CONTENT],
  );
  // Debts of other companies, which the list of debts by age shows one by one.
  await run(
    `insert into invoices (company_id, project_id, charge_ids, status, created_date, number, issued_on, due_on, total_ore, content)
     select c.id, $2, array[gen_random_uuid()], 'issued', ${mixed('c.n')}, 20400000 + c.n, day, day + 30, 100, $3
     from (select id, row_number() over (order by id) as n from companies where id <> $1) c,
       lateral (select date '2026-03-01' + (c.n * 7 % 3)::int as day) days`,
    [company.company_id, project, EMPTY_CONTENT],
  );
}

/**
 * Makes versions of the platform's details, vouchers with proposed corrections, files from the bank with an entry each, and exports of the books.
 */
export async function makeBooks({ run }: Market): Promise<void> {
  await run(
    `insert into platform_details (version, valid_from, name, org_number, vat_number, address_line, postcode, city, seat,
      email, phone, bankgiro, iban, bic, has_f_tax, actor_name, why, created_date)
     select version + n, valid_from, name, org_number, vat_number, address_line, postcode, city, seat,
      email, phone, bankgiro, iban, bic, has_f_tax, actor_name, why, created_date
     from platform_details, generate_series(1, ${ROWS}) n`,
  );
  await run(
    `select write_voucher(
      jsonb_build_object('series', (array['A', 'B'])[1 + n % 2],
        'happened_on', (app_now() at time zone 'Europe/Stockholm')::date - n * interval '1 month',
        'text', 'Ett prov', 'event', 'a ' || n, 'cause_id', gen_random_uuid(), 'subject_id', gen_random_uuid(), 'created_date', app_now()),
      '[{"position": 1, "account": 1510, "amount_ore": 100}, {"position": 2, "account": 3001, "amount_ore": -100}]')
     from generate_series(0, ${ROWS}) n`,
  );
  await run(
    `insert into voucher_corrections (id, status, voucher_id, reason, proposed_by, proposed_by_name, created_date)
     select gen_random_uuid(), 'proposed', id, 'Fel', gen_random_uuid(), 'Ada', ${mixed('number')} from vouchers`,
  );
  await run(
    `with file as (insert into private_files (noun, subject_id, kind, name, content_type, path, bytes, sha256)
      values ('book_export', gen_random_uuid(), 'sie', 'a.si', 'application/octet-stream',
        'private/0000000000000-' || repeat('0', 32), 1, repeat('0', 64)) returning id),
    told as (insert into bank_files (sha256, kind, message_id, entry_count, file_id, account_id, actor_name, created_date)
      select n::text, 'camt.054', n::text, 1, file.id, gen_random_uuid(), 'Ada', ${mixed()} from file, generate_series(1, ${ROWS}) n
      returning id, sha256),
    balance as (insert into bank_balances (bank_file_id, account, day, closing_ore, created_date)
      select id, '', '2026-01-01'::date + sha256::int, 100, app_now() from told),
    entry as (insert into bank_entries (bank_file_id, account, direction, amount_ore, booked_on, is_reversal, text, counterparty,
        own_id, standing, created_date)
      select id, '', 'in', 100, '2026-12-01'::date + sha256::int % 5, false, '', '', '', 'waiting', app_now() from told)
    insert into book_exports (kind, from_day, to_day, file_id, account_id, actor_name, created_date)
    select 'sie', '2026-01-01', '2026-12-31', file.id, gen_random_uuid(), 'Ada', ${mixed()} from file, generate_series(1, ${ROWS}) n`,
  );
}
