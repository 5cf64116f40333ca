/**
 * People for the list tests: talents who are equal in the columns of the orders, applicants, and talents on shortlists.
 */
import { makeKept } from './found-rows.ts';
import { type Market, mixed, ROWS } from './market.ts';

/** Makes talents with equal values in the columns of the orders. */
export async function makeAlike({ run, asked }: Market): Promise<void> {
  // In a day's bookings, talents with the same name come one after another.
  await run(`update talents set last_name = (last_name::int % 2)::text where id = any($1)`, [asked]);
  // The talents found by this height differ in completeness and in creation date, some of them within one second.
  await run(
    `update talents t set height_cm = 199, completeness = 40 + 20 * (n * 7 % 3), created_date = ${mixed()} + n * interval '7 ms'
     from unnest($1::uuid[]) with ordinality as made (id, n) where t.id = made.id and n <= 60`,
    [asked],
  );
}

/** Makes applications, and the accounts that made them. */
export async function makeApplications({ run }: Market): Promise<void> {
  await run(
    `with account as (
      insert into accounts (email, name, role, email_verified) select n || '@applicant.example', n::text, 'company', true
      from generate_series(1, ${ROWS}) n returning id, name),
    company as (
      insert into companies (organisation_number, name, contact_name, phone, address, postal_code, city, invoice_email, status,
        created_date, email_confirmed_date)
      select 5590000000 + n, n::text, '', '', '', '', '', '', 'pending', ${mixed()}, ${mixed('(n + 1)')}
      from generate_series(1, ${ROWS}) n returning id, name)
    insert into company_members (company_id, account_id, member_role)
    select company.id, account.id, 'owner' from company join account using (name)`,
  );
}

/**
 * Makes shortlists, saved searches and views, and busy days.
 * @returns the id of one shortlist
 */
export async function makeShortlists({ run, one, company, talent, asked, today }: Market): Promise<string> {
  await run(
    `insert into shortlists (company_id, name, name_key, created_date, updated_date)
     select $1, name, lower(name), ${mixed()}, ${mixed('(n + 1)')}
     from (select n, (array['Ö', 'a', 'Z', 'ä', 'B', 'å'])[1 + n * 7 % 6] || n % 5 as name from generate_series(1, ${ROWS}) n) made`,
    [company.company_id],
  );
  const list = await one(`select id from shortlists where company_id = $1 limit 1`, [company.company_id]);
  await run(
    `insert into shortlist_people (shortlist_id, talent_id, created_date)
     select $1, id, ${mixed()} from unnest($2::uuid[]) with ordinality as made (id, n) where n <= ${ROWS}`,
    [list, asked],
  );
  await makeKept(run, company.account_id, mixed);
  await run(
    `insert into busy_spans (talent_id, starts_on, ends_on)
     select $1, $2::date + 400 + n * 7 % ${ROWS}, $2::date + 400 + n * 7 % ${ROWS} from generate_series(1, ${ROWS}) n`,
    [talent.talent_id, today],
  );
  await run(
    `insert into busy_hours (talent_id, day, from_time, to_time)
     select $1, $2::date + 400 + n * 7 % ${ROWS}, '09:00', '10:00' from generate_series(1, ${ROWS}) n`,
    [talent.talent_id, today],
  );
  return list;
}
