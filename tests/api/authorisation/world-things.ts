/** One object of each kind that belongs to the talent or the owner. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aPublishedRow } from '#tests/factories/announcements.ts';
import { aNote, aWaitingAppeal } from '#tests/factories/appeals.ts';
import { anUndoneClosing } from '#tests/factories/closings.ts';
import { aCompanyChangeRow } from '#tests/factories/company-changes.ts';
import { aCvDocumentRow } from '#tests/factories/cv-documents.ts';
import { anInjuryRow } from '#tests/factories/injuries.ts';
import { anIssuedRow } from '#tests/factories/invoices.ts';
import { aPlannedPayout } from '#tests/factories/payouts.ts';
import { aPresentationRow } from '#tests/factories/presentations.ts';
import { aProject } from '#tests/factories/projects.ts';
import { aRepresentationRow } from '#tests/factories/representations.ts';
import { aTaxPaperRow } from '#tests/factories/tax-papers.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { People } from './world-callers.ts';
import { inserted, makeWork, type Work } from './world-work.ts';

/** Makes the owner's casting objects: two announcements, an undone closing, a presentation and a template. */
async function makeCasting(server: TestServer, { owner }: People, { project, role, candidate }: Work) {
  const { pool } = server.services;
  const announced = await aProject(server, owner, { step: 2 });
  const announcement = await aPublishedRow(pool, announced.roles[0]?.id ?? '');
  // Another announcement, which stays open so that talents can read it.
  const answered = await aPublishedRow(pool, (await aProject(server, owner, { step: 2 })).roles[0]?.id ?? '');
  await pool.query('update announcements set is_public = true where id = $1', [answered]);
  const closing = await anUndoneClosing(pool, role);
  const presentation = await aPresentationRow(pool, project, [candidate]);
  const template = await owner.api.ok('POST /projects/:id/template', {
    params: { id: project },
    body: { name: 'Mall' },
  });
  return { announcement, answered, closing, presentation, template: template.id };
}

/** Makes the owner's list, keys, webhook with a delivery, saved search and sign-off. */
async function makeOfCompany(server: TestServer, { owner, other }: People, { project }: Work) {
  const list = await owner.api.ok('POST /shortlists', { body: { name: 'Ryttare', talent_ids: [other.talent_id] } });
  const key = await owner.api.ok('POST /company/keys', { body: { name: 'Kassan', rights: 'read' } });
  const program = await owner.api.ok('POST /company/keys', { body: { name: 'Bokning', rights: 'write' } });
  const webhook = await owner.api.ok('POST /company/webhooks', {
    body: { address: 'https://example.com/x', nouns: ['project'] },
  });
  const delivery = await inserted(
    server,
    sql`
      insert into outbox (kind, recipient, content, state) values ('webhook', ${webhook.id}, '{}', 'given_up')
      returning id`,
  );
  const search = await owner.api.ok('POST /saved-searches', {
    body: { name: 'Alla', query: { text: '', wishes: [], unknown: [] }, notify: 'off' },
  });
  const sign_off = await inserted(
    server,
    sql`
      insert into sign_offs (company_id, project_id, status, what, input, cost_ore, asked_by_name)
      values (${owner.company_id}, ${project}, 'refused', 'activate', '{"accepts_short_roles": false}', 100, 'Mia')
      returning id`,
  );
  return {
    list: list.id,
    key: key.id,
    program: program.key,
    webhook: webhook.id,
    delivery,
    search: search.id,
    sign_off,
  };
}

/** Makes the talent's own objects that are not about work, and the administrators' objects. */
async function makeOfOthers(server: TestServer, { talent, owner, otherCompany, admin }: People) {
  const { clock, pool } = server.services;
  const now = clock();
  const passkey = await inserted(
    server,
    sql`
      insert into passkeys (account_id, credential_id, public_key, name)
      values (${talent.account_id}, ${randomUUID()}, ${Buffer.from('key')}, 'Nyckel') returning id`,
  );
  const session = await inserted(
    server,
    sql`
      insert into sessions (account_id, token, expires_date)
      values (${talent.account_id}, ${randomUUID()}, ${now}::timestamptz + interval '1 day') returning id`,
  );
  const { public_key: push_key } = await talent.api.ok('GET /account/push');
  const push_device = await inserted(
    server,
    sql`
      insert into push_devices (account_id, key_id, endpoint_hash, subscription_sealed)
      select ${talent.account_id}, id, ${Buffer.from(randomUUID())}, '' from push_keys returning id`,
  );
  const dead_mail = await inserted(
    server,
    sql`
      insert into outbox (kind, recipient, content, state, attempts)
      values ('mail', 'ada@example.com', '{}', 'dead', 10) returning id`,
  );
  const appeal = await aWaitingAppeal(pool, otherCompany.company_id);
  const note = await aNote(pool, owner.company_id, admin.account_id);
  const inquiry = await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hej.' } });
  // A showreel of the booked talent; all companies may see it, because the talent can be found.
  const recording = await inserted(
    server,
    sql`
      insert into recordings (id, talent_id, purpose, position, status, bytes, begun_date, stale_date)
      values (gen_random_uuid(), ${talent.talent_id}, 'showreel', 1, 'ready', 1, ${now}, ${now}) returning id`,
  );
  const document = await aCvDocumentRow(pool, talent.talent_id);
  return { passkey, session, push_key, push_device, dead_mail, appeal, note, inquiry: inquiry.id, recording, document };
}

/**
 * Makes an object of each kind.
 * @returns their ids
 */
export async function makeThings(server: TestServer, people: People) {
  const work = await makeWork(server, people);
  const casting = await makeCasting(server, people, work);
  const invoice = await anIssuedRow(server, { company_id: people.owner.company_id, project_id: work.project });
  const { payout_id, batch_id } = await aPlannedPayout(server.services.pool, work.candidate);
  return {
    ...work,
    ...casting,
    invoice: invoice.id,
    payout: payout_id,
    injury: await anInjuryRow(server, work.candidate),
    agent: await aRepresentationRow(server.services.pool, { talent_id: people.talent.talent_id, status: 'offered' }),
    represented: await aRepresentationRow(server.services.pool, {
      talent_id: people.other.talent_id,
      agent_account_id: people.talent.account_id,
    }),
    tax_paper: await aTaxPaperRow(server.services.pool, people.talent.talent_id),
    company_change: await aCompanyChangeRow(server.services.pool, people.owner.company_id),
    batch: batch_id,
    ...(await makeOfCompany(server, people, work)),
    ...(await makeOfOthers(server, people)),
    talent: people.talent.talent_id,
    other_talent: people.other.talent_id,
    account: people.talent.account_id,
    owner_account: people.owner.account_id,
    company: people.owner.company_id,
    other_company: people.otherCompany.company_id,
  };
}

export type Things = Awaited<ReturnType<typeof makeThings>>;
