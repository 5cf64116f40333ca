/** The callers of the table as signed-in people, and one object of each kind that is the talent's or the owner's own. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { announcementBody, aPublishedRow } from '#tests/factories/announcements.ts';
import { aNote, appealBody, aWaitingAppeal } from '#tests/factories/appeals.ts';
import { auditionBody, calledId, calledRows } from '#tests/factories/auditions.ts';
import type { Raw } from '#tests/factories/client.ts';
import { anUndoneClosing, closingBody } from '#tests/factories/closings.ts';
import { offerBody, offersOf } from '#tests/factories/counter-offers.ts';
import { aCvDocumentRow, DOCUMENT_FACTS } from '#tests/factories/cv-documents.ts';
import { aDayOfWork, sheetBody } from '#tests/factories/days.ts';
import { anIssuedRow, invoiceBody } from '#tests/factories/invoices.ts';
import { aPlannedPayout, payoutBody } from '#tests/factories/payouts.ts';
import { aCompany, aMember, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aPresentationRow, presentationBody } from '#tests/factories/presentations.ts';
import { aForm, aProject, candidateOf } from '#tests/factories/projects.ts';
import { reportBody } from '#tests/factories/reports.ts';
import { reviewBody } from '#tests/factories/reviews.ts';
import { threadBody } from '#tests/factories/threads.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Caller } from './callers.ts';
import type { Desk } from './desks.ts';
import type { Member } from './members.ts';

/** Makes everybody and everything the walk needs. */
export async function makeWorld(server: TestServer) {
  const { db, clock, pool } = server.services;
  const today = dayOf(clock());
  const [talent, other, minor, unregistered] = [
    await aTalent(server),
    await aTalent(server),
    await aTalent(server, { birth_date: addDays(today, -15 * 366) }),
    await aTalent(server),
  ];
  await pool.query('update accounts set birth_date = null, terms_version = null where id = $1', [
    unregistered.account_id,
  ]);
  const [owner, otherCompany, admin] = [await aCompany(server), await aCompany(server), await anAdmin(server)];
  const [pending, refused, suspended] = [await aCompany(server), await aCompany(server), await aCompany(server)];
  const accounts: Readonly<Record<Exclude<Caller | Member | Desk, 'anonymous'>, string>> = {
    talent: talent.account_id,
    other_talent: other.account_id,
    minor: minor.account_id,
    unregistered: unregistered.account_id,
    pending_company: pending.account_id,
    refused_company: refused.account_id,
    suspended_company: suspended.account_id,
    owner: owner.account_id,
    member: await aMember(server, owner),
    caster: await aMember(server, owner, 'caster'),
    finance: await aMember(server, owner, 'finance'),
    reader: await aMember(server, owner, 'reader'),
    other_company: otherCompany.account_id,
    admin: admin.account_id,
    review_desk: (await anAdmin(server, 'review')).account_id,
    finance_desk: (await anAdmin(server, 'finance')).account_id,
    support_desk: (await anAdmin(server, 'support')).account_id,
  };
  const cookies = new Map<Caller | Member | Desk, string>();
  const statuses = { pending_company: 'pending', refused_company: 'refused', suspended_company: 'suspended' } as const;
  const setStatus = (account_id: string, status: string) =>
    sql`
    update companies set status = ${status}
    where id = (select company_id from company_members where account_id = ${account_id})`.execute(db);
  /** Signs somebody in, also again after a call that ended their session; who is not approved has one from before. */
  const arrive = async (caller: Caller | Member | Desk) => {
    if (caller === 'anonymous') return;
    const status = statuses[caller as keyof typeof statuses];
    if (status) await setStatus(accounts[caller], 'approved');
    cookies.set(caller, await signInAs(server.services, accounts[caller]));
    if (status) await setStatus(accounts[caller], status);
  };
  for (const caller of Object.keys(accounts) as (Caller | Member | Desk)[]) await arrive(caller);

  const now = server.services.clock();
  const project = await aProject(server, owner, { step: 5, asked: [talent] });
  const candidate = await candidateOf(owner, project.id, talent);
  const { items } = await owner.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} });
  await server.services.scribe.settled();
  const agreements = await owner.api.ok('GET /projects/:id/agreements', { params: { id: project.id }, query: {} });
  const agreement = agreements.items[0];
  const right = await sql<{ id: string }>`
    insert into usage_rights (agreement_id, line_index, candidate_id, project_id, company_id, talent_id, line, status)
    select id, 0, candidate_id, project_id, company_id, talent_id, ${JSON.stringify({ ...NO_RIGHT, media: ['tv'] })}::jsonb, 'coming'
    from agreements where id = ${agreement?.id} returning id`.execute(db);
  const clearance = await sql<{ id: string }>`
    insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until)
    values (${candidate.id}, ${project.id}, ${owner.company_id}, ${talent.talent_id}, 'waiting', '2099-01-01')
    returning id`.execute(db);
  await sql`
    with review as (
      insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
      values (${candidate.id}, ${project.id}, ${owner.company_id}, ${talent.talent_id}, 'published', ${now}) returning id)
    insert into review_parts (review_id, side, words, note, written_by, revision)
    select id, 'company', 'Bra.', '', 'Kim', 1 from review`.execute(db);
  const offer = await pool.query<{ id: string }>(offersOf(`'${candidate.id}'`));
  const { sheet_id } = await aDayOfWork(pool, candidate.id);
  const called = await calledRows(pool, candidate.id);
  const announced = await aProject(server, owner, { step: 2 });
  const announcement = await aPublishedRow(pool, announced.roles[0]?.id ?? '');
  // One that the walk does not close before talents have read it.
  const answered = await aPublishedRow(pool, (await aProject(server, owner, { step: 2 })).roles[0]?.id ?? '');
  await pool.query('update announcements set is_public = true where id = $1', [answered]);
  const closing_id = await anUndoneClosing(pool, project.roles[0]?.id ?? '');
  const presentation_id = await aPresentationRow(pool, project.id, [candidate.id]);
  const template = await owner.api.ok('POST /projects/:id/template', {
    params: { id: project.id },
    body: { name: 'Mall' },
  });
  const passkey = await sql<{ id: string }>`
    insert into passkeys (account_id, credential_id, public_key, name)
    values (${talent.account_id}, ${randomUUID()}, ${Buffer.from('key')}, 'Nyckel') returning id`.execute(db);
  const session = await sql<{ id: string }>`
    insert into sessions (account_id, token, expires_date)
    values (${talent.account_id}, ${randomUUID()}, ${now}::timestamptz + interval '1 day') returning id`.execute(db);

  const invoice = await anIssuedRow(server, { company_id: owner.company_id, project_id: project.id });

  const { payout_id, batch_id } = await aPlannedPayout(pool, candidate.id);
  const dead = await sql<{ id: string }>`
    insert into outbox (kind, recipient, content, state, attempts)
    values ('mail', 'ada@example.com', '{}', 'dead', 10) returning id`.execute(db);
  const list = await owner.api.ok('POST /shortlists', { body: { name: 'Ryttare', talent_ids: [other.talent_id] } });
  const key = await owner.api.ok('POST /company/keys', { body: { name: 'Kassan', rights: 'read' } });
  const program = await owner.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'write' } });
  const webhook = await owner.api.ok('POST /company/webhooks', {
    body: { address: 'https://example.com/x', nouns: ['project'] },
  });
  const delivery = await sql<{ id: string }>`
    insert into outbox (kind, recipient, content, state) values ('webhook', ${webhook.id}, '{}', 'given_up')
    returning id`.execute(db);
  const search = await owner.api.ok('POST /saved-searches', {
    body: { name: 'Alla', query: { text: '', wishes: [], unknown: [] }, notify: 'off' },
  });

  const signOff = await sql<{ id: string }>`
    insert into sign_offs (company_id, project_id, status, what, input, cost_ore, asked_by_name)
    values (${owner.company_id}, ${project.id}, 'refused', 'activate', '{"accepts_short_roles": false}', 100, 'Mia')
    returning id`.execute(db);
  const appeal_id = await aWaitingAppeal(pool, otherCompany.company_id);
  const note_id = await aNote(pool, owner.company_id, admin.account_id);
  const inquiry = await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hej.' } });

  // One that may be found shows its showreel to whoever may see it, so this is of the talent who is booked.
  const recording = await sql<{ id: string }>`
    insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
    values (gen_random_uuid(), ${talent.talent_id}, 'showreel', 1, 'ready', 1, ${now}, ${now}) returning id`.execute(
    db,
  );

  const document_id = await aCvDocumentRow(pool, talent.talent_id);

  /** Ids that belong together, by what they are of. */
  const ids = {
    project: project.id,
    role: project.roles[0]?.id ?? '',
    candidate: candidate.id,
    booking: items[0]?.id ?? '',
    talent: talent.talent_id,
    other_talent: other.talent_id,
    account: talent.account_id,
    company: owner.company_id,
    other_company: otherCompany.company_id,
    list: list.id,
    search: search.id,
  };
  /** The id in the address of a route: the talent's or the company's own object of that kind. */
  const idFor = (route: string): string => {
    if (route.includes('/sign-offs/')) return signOff.rows[0]?.id ?? '';
    if (route.includes('/company/members/')) return owner.account_id;
    if (route.includes('/company/keys/')) return key.id;
    if (route.includes('/company/webhooks/')) return webhook.id;
    if (route.includes('/webhook-deliveries/')) return delivery.rows[0]?.id ?? '';
    if (route.includes('/inquiries/')) return inquiry.id;
    if (/ \/(talent\/)?documents\/:id/.test(route)) return document_id;
    if (route.includes('/appeals/')) return appeal_id;
    if (route.includes('/admin/notes/')) return note_id;
    if (/ \/(talent\/)?recordings\//.test(route)) return recording.rows[0]?.id ?? '';
    if (route.includes(' /closings/')) return closing_id;
    const ofAudition = calledId(route, called);
    if (ofAudition) return ofAudition;
    if (route.includes(' /presentations/')) return presentation_id;
    if (route.includes('/talent/announcements/:id')) return answered;
    if (route.includes('/announcements/:id')) return announcement;
    if (route.includes('/passkeys/')) return passkey.rows[0]?.id ?? '';
    if (route.includes('/account/sessions/')) return session.rows[0]?.id ?? '';
    if (route.includes(' /call-sheets/')) return sheet_id;
    if (route.includes('/invoices/')) return invoice.id;
    if (route.includes('/payouts/:id')) return payout_id;
    if (route.includes('/batches/')) return batch_id;
    if (route.includes('/outbox/')) return dead.rows[0]?.id ?? '';
    if (route.includes('/projects/')) return project.id;
    if (route.includes(' /rights/:id')) return right.rows[0]?.id ?? '';
    if (route.includes('/agreements/')) return agreement?.id ?? '';
    if (route.includes('/clearances/')) return clearance.rows[0]?.id ?? '';
    if (route.includes('/shortlists/')) return list.id;
    if (route.includes('/saved-searches/')) return search.id;
    if (route.includes('/talent/blocks/')) return owner.company_id;
    if (route.includes('/bookings/')) return items[0]?.id ?? '';
    if (route.includes('/templates/')) return template.id;
    if (route.includes('/counter-offers/:id')) return offer.rows[0]?.id ?? '';
    if (/\/(candidates|requests|seen|assignments|threads)\//.test(route)) return candidate.id;
    if (route.includes('/admin/companies/')) return otherCompany.company_id;
    if (route.includes('/applications/')) return otherCompany.company_id;
    return route.includes('/talents/') ? other.talent_id : randomUUID();
  };
  /** A body good enough that a route looks for the object, and does nothing that the walk could not go on after. */
  const bodyFor = (route: string): Raw['body'] => {
    if (route === 'PUT /projects/:id') return { ...aForm(server), revision: 99 };
    if (route === 'POST /projects/:id/change-terms') return { ...aForm(server), revision: 99, answer_by: '2099-01-01' };
    if (route === 'PUT /projects/:id/picks') return { role_id: project.roles[0]?.id, talent_ids: [other.talent_id] };
    if (route === 'POST /talent/assignments/:id/call-off')
      return { booking_ids: [randomUUID()], reason: 'Jag är sjuk.' };
    if (route === 'POST /projects/:id/requests') {
      return { picks: [{ role_id: randomUUID(), talent_id: randomUUID() }], answer_by: '2099-01-01' };
    }
    if (route === 'POST /admin/invitations') return { email: 'mia@example.com', role: 'support' };
    if (route === 'POST /admin/administrators/:id/role') return { role: 'support' };
    if (route === 'POST /company/deletion') return { name: 'Ett annat namn' };
    if (route === 'POST /company/webhooks') return { address: 'https://example.com/x', nouns: ['project'] };
    if (route === 'POST /company/keys') return { name: 'Bokning', rights: 'read' };
    if (route === 'POST /company/invitations') return { email: 'mia@example.com', role: 'caster' };
    if (route === 'PATCH /company/members/:id') return { role: 'caster', limit_ore: null };
    if (route.endsWith('/caption')) return { caption: 'Komedi' };
    if (route === 'PUT /talent/recordings/order') return { purpose: 'voice', ids: [] };
    if (route === 'POST /talent/recordings') {
      return { id: randomUUID(), purpose: 'voice', invitation_id: null, bytes: 1, replaces_id: null };
    }
    if (route === 'POST /talent/documents/:id/change') return DOCUMENT_FACTS;
    if (route === 'POST /inquiries') return { category: 'other', words: 'Hej.' };
    if (route === 'POST /inquiries/:id/messages') return { words: 'Hej.', seen: 99 };
    if (route.endsWith('/acceptance')) return { acceptance: 'each' };
    // A name of its own each time it is asked.
    if (route.endsWith('/template')) return { name: randomUUID() };
    if (route === 'PATCH /shortlists/:id') return { name: 'Ryttare' };
    if (route === 'PATCH /shortlists/:id/people') return { talent_id: other.talent_id, note: 'Rider.' };
    if (route === 'PUT /shortlists/:id/people') return { people: [{ talent_id: other.talent_id }] };
    if (route === 'POST /shortlists/:id/people/remove') return { talent_ids: [other.talent_id] };
    if (route === 'PATCH /saved-searches/:id') return { notify: 'off' };
    if (route === 'POST /rights/:id/publication') {
      return { published_on: '2099-01-01', seen_published_on: null, with_alike: false };
    }
    if (route === 'POST /rights/:id/extension') {
      return { name: owner.name, accepts: true, seen: { ends_on: '2099-01-01', total_ore: 1 } };
    }
    if (route.endsWith('/chaperone')) return { name: 'Eva Ek', phone: '070-123 45 67' };
    if (route.endsWith('/school-leave')) return { granted_on: '2020-01-01' };
    if (route.endsWith('/hours')) return { from: '10:00', to: '11:00' };
    if (route.endsWith('/permit')) return { number: '2026/1' };
    const presented = presentationBody(route, clock);
    if (presented) return presented;
    const review = reviewBody(route) ?? threadBody(route) ?? appealBody(route, owner.company_id);
    if (review) return review;
    if (route === 'POST /candidates/:id/option') return { ends_on: '2099-01-01', ends_at: '12:00' };
    if (route === 'POST /candidates/:id/place') return { before_id: null };
    if (route === 'POST /candidates/:id/extend') return { answer_by: '2099-01-01' };
    if (/candidates\/(remind|withdraw)$/.test(route) && route.includes('/projects/'))
      return { candidate_ids: [randomUUID()] };
    if (route === 'POST /projects/:id/candidates/extend') {
      return { candidate_ids: [randomUUID()], answer_by: '2099-01-01' };
    }
    const signed = { name: 'Ada', accepts: true, sha256: '0'.repeat(64) };
    if (route === 'POST /agreements/:id/sign') return signed;
    if (route === 'POST /projects/:id/agreements/change-terms') {
      const seen = { id: agreement?.id, status: 'declined', awaits: null };
      return { agreements: [seen], municipality_id: null, place: '', terms: BLANK_TERMS };
    }
    if (route === 'POST /projects/:id/agreements/sign') {
      const { sha256, ...signing } = signed;
      return { ...signing, agreements: [{ id: agreement?.id, sha256 }] };
    }
    if (route === 'POST /admin/invoices') return { project_id: project.id };
    const offered = offerBody(route) ?? closingBody(route, ids.role);
    if (offered) return offered;
    const known = payoutBody(route, payout_id) ?? announcementBody(route, ids);
    if (known) return known;
    const report = auditionBody(route) ?? reportBody(route, candidate.id) ?? invoiceBody(route) ?? sheetBody(route);
    if (report) return report;
    return /\/(cancel|decline|refuse|suspend)$/.test(route) ? { reason: 'En anledning.' } : {};
  };
  /** The second object of an address that names two of a kind. */
  const otherId = (name: string): string | undefined => (name === 'other_id' ? ids.talent : undefined);
  const cookieOf = (caller: Caller | Member | Desk) => cookies.get(caller);
  return { ids, idFor, otherId, bodyFor, cookieOf, key: program.key, arrive };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
