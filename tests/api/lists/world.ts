/** A market with many rows of everything that is listed: written in one order, to be listed in another, with many ties. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import type { Client } from '#tests/factories/client.ts';
import { offersOf } from '#tests/factories/counter-offers.ts';
import { aDocumentRow } from '#tests/factories/documents.ts';
import { EMPTY_CONTENT } from '#tests/factories/invoices.ts';
import { A_BATCH, chargesOf, SETTLED, settledAs } from '#tests/factories/payouts.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { termsJson } from '#tests/factories/terms.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { makeKeys } from './account-rows.ts';
import { makeAudit } from './audit-rows.ts';
import { makeAuditions } from './audition-rows.ts';
import { makeDays } from './day-rows.ts';
import { makeKept } from './found-rows.ts';
import { makeInquiries } from './inquiry-rows.ts';
import { makeAdminNotices } from './notice-rows.ts';
import { makeWaiting } from './people-rows.ts';
import { makePresentations } from './presentation-rows.ts';
import { makeOwnLog } from './privacy-rows.ts';
import { makeBlocks } from './thread-rows.ts';

/** More than a page of 24 holds, and more than the board shows of a project at once. */
const ROWS = 30;
const ON_BOARD = 204;

/** Row n's moment: three of them, mixed, so that neither the rows' order nor its reverse is the order of the moments. */
const mixed = (n = 'n') => `timestamptz '2026-03-01T12:00:00Z' + ((${n} * 7 + ${n} / 5) % 3) * interval '1 day'`;

export interface ListWorld {
  readonly api: Readonly<Record<'company' | 'admin' | 'talent', Client>>;
  /** What rows are asked for by: `$name` in a statement of the table. */
  readonly ids: Readonly<
    Record<
      | 'company'
      | 'account'
      | 'talent'
      | 'talent_account'
      | 'project'
      | 'list'
      | 'inquiry'
      | 'closed_project'
      | keyof Awaited<ReturnType<typeof makeAuditions>>
      | keyof Awaited<ReturnType<typeof makeDays>>
      | 'thread',
      string
    >
  >;
  readonly rows: (text: string) => Promise<Record<string, unknown>[]>;
}

/** Makes the market. */
export async function makeListWorld(server: TestServer): Promise<ListWorld> {
  const { pool } = server.services;
  const [company, admin, talent] = [await aCompany(server), await anAdmin(server), await aTalent(server)];
  const today = dayOf(server.services.clock());
  const asked = await manyTalents(server, ON_BOARD);
  const one = async (text: string, values: unknown[] = []): Promise<string> =>
    ((await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '') as string;
  const run = (text: string, values: unknown[] = []) => pool.query(text, values);

  // People with the same name stand beside each other in the bookings of a day.
  await run(`update talents set last_name = (last_name::int % 2)::text where id = any($1)`, [asked]);
  // Those who are found by their height differ in what their profile is worth and in when they came, within a second too.
  await run(
    `update talents t set height_cm = 199, completeness = 40 + 20 * (n * 7 % 3), created_date = ${mixed()} + n * interval '7 ms'
     from unnest($1::uuid[]) with ordinality as made (id, n) where t.id = made.id and n <= 60`,
    [asked],
  );

  // The company's projects: in each the talent has been asked for a role and can still answer.
  await run(
    `with made as (
      insert into projects (company_id, kind, title, status, current_step, created_date, updated_date)
      select $1, case when n % 2 = 0 then 'order' else 'project' end, 'P' || n, (array['draft', 'casting', 'active'])[1 + n % 3],
        (array[1, 3, 5])[1 + n % 3], ${mixed()}, ${mixed('(n + 1)')}
      from generate_series(1, ${3 * ROWS}) n returning id)
    insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from made`,
    [company.company_id],
  );
  const request = `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by,
      created_date, answered_date, board_position)`;
  await run(
    `${request} select p.id, r.id, 0, $2, 'pending', false, $3, '2099-01-01', ${mixed()}, null, 0
     from (select *, row_number() over (order by title) as n from projects where company_id = $1 and status = 'casting') p
       join project_roles r on r.project_id = p.id`,
    [company.company_id, talent.talent_id, termsJson()],
  );

  // One project with many of everything.
  const project = await one(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Allt', 'casting', 4) returning id`,
    [company.company_id],
  );
  await run(
    `insert into project_roles (project_id, role_index, title) select $1, n, 'Roll' from generate_series(0, 1) n`,
    [project],
  );
  await run(
    `${request} select $1, r.id, r.role_index, made.id, 'interested', false, $3, '2099-01-01', ${mixed()}, ${mixed('(n + 2)')}, n * 7 % 3
     from unnest($2::uuid[]) with ordinality as made (id, n) join project_roles r on r.project_id = $1 and r.role_index = n % 2`,
    [project, asked, termsJson()],
  );
  await run(
    `insert into role_picks (role_id, talent_id, project_id, created_date)
     select r.id, made.id, $1, ${mixed()} from unnest($2::uuid[]) with ordinality as made (id, n)
       join project_roles r on r.project_id = $1 where n <= ${ROWS}`,
    [project, asked],
  );
  const booking = `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status, created_date)`;
  await run(
    `${booking} select k.id, k.project_id, k.role_id, $2, k.talent_id, $3::date + k.n * 7 % 3, $3::date + k.n * 7 % 3, 1, 'confirmed', ${mixed('k.n')}
     from (select *, (row_number() over (order by talent_id))::int as n from candidates where project_id = $1) k where k.n <= ${ROWS}`,
    [project, company.company_id, addDays(today, 10)],
  );
  await run(
    `insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, created_date)
     select b.candidate_id, b.project_id, b.company_id, b.talent_id, 'work', 1, k.terms, 'draft', b.created_date
     from bookings b join candidates k on k.id = b.candidate_id where b.project_id = $1`,
    [project],
  );
  const right = (n: string) => `
    insert into usage_rights (agreement_id, line_index, candidate_id, project_id, company_id, talent_id, line, status, starts_on, ends_on)
    select a.id, place, a.candidate_id, a.project_id, a.company_id, a.talent_id, '{"media": ["tv"], "territory": "SE", "starts_on": null,
      "latest_start_on": null, "months": 12, "exclusivity": "", "fee_ore": null, "renewal_ore": null}', (array['running', 'ended'])[1 + place],
      '2026-01-01', date '2026-12-01' + (${n} * 7 % 3)::int
    from (select *, row_number() over (order by id) as n from agreements where project_id = $1 or talent_id = $1) a, generate_series(0, 1) place`;
  await run(right('n'), [project]);
  await run(
    `insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until, created_date)
     select candidate_id, project_id, company_id, talent_id, 'waiting', starts_on - 1, created_date from bookings
     where project_id = $1`,
    [project],
  );
  await run(
    `insert into project_templates (company_id, name, name_key, form, created_date)
     select $1, 'Mall ' || n, 'mall ' || n, '{"kind": "order", "roles": []}', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [company.company_id],
  );
  await run(offersOf('select candidate_id from bookings where project_id = $1', 'Hej', mixed()), [project]);
  await run(
    `insert into work_reports (candidate_id, project_id, company_id, talent_id, status, disputed_by, dispute_words, last_day, updated_date)
     select candidate_id, project_id, company_id, talent_id, 'disputed', 'talent', 'Nej.', ends_on, created_date
     from bookings where project_id = $1`,
    [project],
  );
  await run(
    `insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
     select candidate_id, project_id, company_id, talent_id, 'open', app_now() from bookings where project_id = $1`,
    [project],
  );
  await run(
    `insert into projects (company_id, title, status, current_step, work_ends_on)
     select $1, 'Klart ' || n, 'completed', 5, $2::date - 300 - n * 7 % 3 from generate_series(1, ${ROWS}) n`,
    [company.company_id, today],
  );
  await run(
    `insert into project_edit_logs (project_id, type, actor_role, actor_name, field, created_date)
     select $1, 'project.edited', 'company', 'Kim', 'title', ${mixed()} from generate_series(1, ${ROWS}) n`,
    [project],
  );

  // The talent's assignments. To come: each with a day that is over or cancelled as well, which says nothing of what is next.
  const assigned = (title: string) => `
    with project as (
      insert into projects (company_id, title, status, current_step)
      select $1, '${title} ' || n, 'active', 5 from generate_series(1, ${ROWS}) n returning id, title),
    role as (insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from project returning id, project_id),
    asked as (${request} select project_id, id, 0, $2, 'interested', false, $3, '2099-01-01', ${mixed('1')}, ${mixed('1')}, 0
      from role returning id, project_id, role_id),
    numbered as (select asked.*, substring(title from '\\d+')::int as n from asked join project on project.id = asked.project_id)
    ${booking} select numbered.id, project_id, role_id, $1, $2, day, day, 1, status, app_now() from numbered`;
  const values = [company.company_id, talent.talent_id, termsJson(), today];
  await run(
    `${assigned('Kommande')}, lateral (values ($4::date + 20 + n * 7 % ${ROWS}, 'confirmed'), ($4::date - 20 - n, 'completed'),
      ($4::date + 1 + n % 3, 'cancelled')) as days (day, status)`,
    values,
  );
  await run(
    `insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, document_id, signed_document_id, signed_date, created_date)
     select k.id, k.project_id, $1, $2, 'work', 1, k.terms, 'signed', $3, $3, app_now(), ${mixed()}
     from (select *, row_number() over (order by id) as n from candidates where talent_id = $2 and interest_status = 'interested') k`,
    [company.company_id, talent.talent_id, await aDocumentRow(pool)],
  );
  await run(right('n'), [talent.talent_id]);
  await run(
    `with project as (
      insert into projects (company_id, title, status, current_step)
      select $1, 'Annons ' || n, 'casting', 2 from generate_series(1, ${ROWS}) n returning id),
    role as (insert into project_roles (project_id, role_index, title) select id, 0, 'Ryttare' from project returning id, project_id)
    insert into announcements (company_id, project_id, role_id, status, slug, heading, body, closes_on, published_date, created_date)
    select $1, project_id, id, 'published', 'annons-' || n, 'Ryttare', 'Rid.', '2099-01-01', ${mixed()}, ${mixed('(n + 1)')}
    from (select *, row_number() over (order by id) as n from role) r`,
    [company.company_id],
  );
  await run(
    `insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date, created_date)
     select k.id, k.project_id, $1, $2, 'published', app_now(), ${mixed()}
     from (select *, row_number() over (order by id) as n from candidates where talent_id = $2 and interest_status = 'interested') k`,
    [company.company_id, talent.talent_id],
  );
  await run(
    `${assigned('Förbi')}, lateral (values ($4::date - 200 - n * 7 % 3, 'cancelled')) as days (day, status)`,
    values,
  );

  await run(
    `insert into work_reports (candidate_id, project_id, company_id, talent_id, status, last_day, decided_date)
     select b.candidate_id, b.project_id, b.company_id, b.talent_id, 'approved', b.ends_on, app_now()
     from bookings b join projects p on p.id = b.project_id where b.talent_id = $1 and p.title like 'Förbi%'`,
    [talent.talent_id],
  );

  // What is paid: to come, sent, and to be approved.
  await run(`${A_BATCH} from generate_series(1, ${ROWS}) n`);
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

  // Applications, and who made them.
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

  // What is charged for the assignments, and invoices that have nothing to do with it.
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

  // What people come back to.
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

  // Notices, messages, and what protects an account.
  for (const [audience, column, id] of [
    ['talent', 'talent_id', talent.talent_id],
    ['company', 'company_id', company.company_id],
  ])
    await run(
      `insert into notices (audience, ${column}, title, message, type, created_date)
       select $1, $2, 'Hej', 'Hej', 'info ' || n, ${mixed()} from generate_series(1, ${ROWS}) n`,
      [audience, id],
    );
  await run(
    `insert into outbox (kind, recipient, content, state, state_date)
     select 'mail', n || '@recipient.example', '{"title": "Hej"}', 'dead', ${mixed()} from generate_series(1, ${ROWS}) n`,
  );
  await run(
    `insert into platform_details (version, valid_from, name, org_number, vat_number, address_line, postcode, city, seat,
      email, phone, bankgiro, iban, bic, has_f_tax, actor_name, why, created_date)
     select version + n, valid_from, name, org_number, vat_number, address_line, postcode, city, seat,
      email, phone, bankgiro, iban, bic, has_f_tax, actor_name, why, created_date
     from platform_details, generate_series(1, ${ROWS}) n`,
  );
  await run(
    `select write_voucher(
      jsonb_build_object('series', (array['A', 'B'])[1 + n % 2], 'happened_on', app_now()::date - n * interval '1 month', 'text', 'Ett prov',
        'event', 'a ' || n, 'cause_id', gen_random_uuid(), 'subject_id', gen_random_uuid(), 'created_date', app_now()),
      '[{"position": 1, "account": 1510, "amount_ore": 100}, {"position": 2, "account": 3001, "amount_ore": -100}]')
     from generate_series(0, ${ROWS}) n`,
  );
  await run(
    `with file as (insert into private_files (noun, subject_id, kind, name, content_type, path, bytes, sha256)
      values ('book_export', gen_random_uuid(), 'sie', 'a.si', 'application/octet-stream',
        'private/0000000000000-' || repeat('0', 32), 1, repeat('0', 64)) returning id),
    told as (insert into bank_files (sha256, kind, message_id, entry_count, file_id, account_id, actor_name, created_date)
      select n::text, 'camt.054', n::text, 1, file.id, gen_random_uuid(), 'Ada', ${mixed()} from file, generate_series(1, ${ROWS}) n
      returning id, sha256),
    entry as (insert into bank_entries (bank_file_id, account, direction, amount_ore, booked_on, is_reversal, text, counterparty,
        own_id, standing, created_date)
      select id, '', 'in', 100, '2026-12-01'::date + sha256::int % 5, false, '', '', '', 'waiting', app_now() from told)
    insert into book_exports (kind, from_day, to_day, file_id, account_id, actor_name, created_date)
    select 'sie', '2026-01-01', '2026-12-31', file.id, gen_random_uuid(), 'Ada', ${mixed()} from file, generate_series(1, ${ROWS}) n`,
  );
  // In every other thread the last word is the talent's; in one there are five.
  await run(
    `with chat as (insert into project_chats (project_id, company_id, talent_id, candidate_id, created_date, last_number, last_date,
        company_wrote, talent_wrote)
      select $1, $3, made.id, k.id, ${mixed()}, 1, ${mixed()}, (n + 1) % 2, n % 2
      from unnest($2::uuid[]) with ordinality as made (id, n) join candidates k on k.project_id = $1 and k.talent_id = made.id
      where n <= ${ROWS} returning *)
    insert into project_messages (chat_id, project_id, talent_id, sender_side, number, body, created_date)
    select id, project_id, talent_id, case when talent_wrote = 1 then 'talent' else 'company' end, 1, 'Hej', ${mixed()}
    from (select *, row_number() over () as n from chat) chat`,
    [project, asked, company.company_id],
  );
  const [{ id: chat, subject_id: thread } = { id: '', subject_id: '' }] = (
    await pool.query<{ id: string; subject_id: string }>(
      `update project_chats set last_number = 5, talent_wrote = 5
       where id = (select id from project_chats where company_id = $1 order by id limit 1) returning id, subject_id`,
      [company.company_id],
    )
  ).rows;
  await run(
    `insert into project_messages (chat_id, project_id, talent_id, sender_side, number, body)
     select id, project_id, talent_id, 'talent', n, 'Hej' from project_chats, generate_series(2, 5) n where id = $1`,
    [chat],
  );
  await makeWaiting(run, asked, mixed);
  await makeKeys(run, company.account_id, ROWS, mixed);
  await makeAdminNotices(run, ROWS, mixed);
  await makeAudit(run, admin.account_id, ROWS, mixed);
  await makeBlocks(run, talent.talent_id, mixed);
  await makeOwnLog(run, talent, ROWS, mixed);

  const [people, others] = [asked.slice(0, 12), asked.slice(12, 36)];
  const of = { company: company.company_id, talent: talent.talent_id, people, others, terms: termsJson() };

  // Answers that came without their command are known to the search as all others are.
  await run('select refresh_talent_search(array(select id from talents))');

  const ids = {
    company: company.company_id,
    account: company.account_id,
    talent: talent.talent_id,
    talent_account: talent.account_id,
    project,
    list,
    ...(await makeAuditions(pool, { ...of, people: asked })),
    closed_project: await makePresentations(run, company.company_id, mixed),
    inquiry: await makeInquiries(run, company.company_id, mixed),
    ...(await makeDays(pool, of)),
    thread,
  };
  return {
    api: { company: company.api, admin: admin.api, talent: talent.api },
    ids,
    rows: async (text) => {
      const filled = text.replaceAll(/\$(\w+)/g, (_, name: keyof typeof ids) => `'${ids[name]}'`);
      return (await pool.query<Record<string, unknown>>(filled)).rows;
    },
  };
}
