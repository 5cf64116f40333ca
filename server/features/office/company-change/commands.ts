import { sql } from 'kysely';
import type { WrittenCompanyChange } from '#contract/office/company-change.ts';
import { isRefusal, refuse, unlessCode } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { COMPANY_CHANGE_BOUNDS } from '#domain/office/company-change/company-change.rules.ts';
import { type AdminActor, type CompanyActor, SYSTEM } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { isOrganisationTaken } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { mailOwners } from '#server/features/companies/member/commands/mail-owners.ts';
import { findPlace } from '#server/features/companies/place/queries.ts';
import { beginCreditAnew } from '#server/features/money/credit-line/commands/move-credit-line.ts';
import { holdCreditLines } from '#server/features/money/credit-line/lifecycle.ts';
import type { IncomingFile } from '#server/files/incoming.ts';
import { paperOf } from '#server/files/paper.ts';
import { deletePrivateFile, keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { make, move } from '#server/lifecycle/run.ts';
import { announce } from '#server/live/announce.ts';
import type { Services } from '#server/services.ts';
import { companyChangeMail } from '#texts/office/company-change-words.ts';
import { aboutChange, changeObject } from './lifecycle.ts';
import { isCompanySettled, loadChanges } from './queries.ts';

/** Writes a change, which waits for its paper, and tells all owners. The same change sent twice is written once. */
export async function writeChange(
  trx: Trx,
  actor: CompanyActor,
  { id, name, organisation_number, reason }: WrittenCompanyChange,
  moment: Moment,
) {
  const { company_id } = actor;
  // The lock makes the second of two simultaneous changes find the first.
  const { rows: companies } = await sql<{ name: string; organisation_number: string }>`
    select name, organisation_number from companies where id = ${company_id} for no key update`.execute(trx);
  const [company] = companies;
  if (!company) return refuse('changed_meanwhile');
  const { rows: others } = await sql<{ id: string; is_open: boolean; is_own: boolean }>`
    select id, status in ('written', 'asked') as is_open, company_id = ${company_id} as is_own
    from company_changes where id = ${id} or company_id = ${company_id} and status in ('written', 'asked')`.execute(
    trx,
  );
  const same = others.find((other) => other.id === id);
  if (same) return same.is_own ? (true as const) : refuse('changed_meanwhile');
  if (others.length > 0) return refuse('company_change_waits');
  const number = organisation_number === company.organisation_number ? null : organisation_number;
  if (number === null && name === company.name) return refuse('company_unchanged');
  // A company abroad is known by its numbers there, which finance writes.
  if (number !== null && (await findPlace(trx, company_id))) return refuse('not_allowed_now');
  if (number !== null && (await isOrganisationTaken(trx, number))) return refuse('organisation_number_used');
  const values = {
    company_id,
    old_name: company.name,
    old_number: company.organisation_number,
    name,
    organisation_number: number,
    reason,
    asked_by: actor.account_id,
    asked_by_name: actor.name,
    created_date: moment.now,
    updated_date: moment.now,
  };
  const object = { id, values, ...aboutChange(values) };
  const made = await make(trx, { noun: 'company_change', object, actor, moment, words: {} });
  if (isRefusal(made)) return made;
  const told = { company_name: company.name, name, organisation_number: number, changed_by: actor.name };
  await mailOwners(trx, company_id, companyChangeMail(told, moment.now));
  return true as const;
}

/** Locks and loads an open or decided change of the actor's company, or any for an administrator. */
async function holdChange(trx: Trx, actor: AdminActor | CompanyActor, id: string, moment: Moment) {
  const theirs = actor.role === 'admin' ? sql`true` : sql`h.company_id = ${actor.company_id}`;
  await sql`select from company_changes h where h.id = ${id} and ${theirs} for no key update`.execute(trx);
  const [change] = await loadChanges(trx, sql`h.id = ${id} and ${theirs}`, moment);
  return change;
}

/** Stores the paper of a change, which then waits for an administrator. */
export async function askWithPaper(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  actor: CompanyActor,
  id: string,
  incoming: IncomingFile | null,
  moment: Moment,
) {
  const { db } = services;
  const theirs = sql`h.id = ${id} and h.company_id = ${actor.company_id}`;
  if ((await loadChanges(db, theirs, moment)).length === 0) return refuse('not_found');
  const found = incoming ? await paperOf(incoming, 'registreringsbevis') : refuse('file_not_image');
  if (isRefusal(found)) return unlessCode(found, 'file_not_image') ?? refuse('file_no_paper');
  const { source, name, content_type } = found;
  const written = await writePrivateFile(services, source, { max_bytes: COMPANY_CHANGE_BOUNDS.paper_bytes });
  if (isRefusal(written)) return written;
  return inTransaction(db, async (trx) => {
    const change = await holdChange(trx, actor, id, moment);
    if (!change) return refuse('not_found');
    const owner = { noun: 'company_change', subject_id: id, kind: 'paper' } as const;
    const file = await keepPrivateFile(trx, { written, ...owner, name, content_type });
    const values = { file_id: file.id, asked_date: moment.now };
    const object = changeObject(change);
    return move(trx, { noun: 'company_change', command: 'ask', object, actor, moment, words: {}, values });
  });
}

/** Takes a change back, with its paper. */
export async function withdrawChange(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const change = await holdChange(trx, actor, id, moment);
  if (!change) return refuse('not_found');
  if (change.file_id) await deletePrivateFile(trx, change.file_id, moment);
  const object = changeObject(change);
  return move(trx, { noun: 'company_change', command: 'withdraw', object, actor, moment, words: {} });
}

const decidedBy = (actor: AdminActor, { now }: Moment) => ({
  decided_by: actor.account_id,
  decided_by_name: actor.name,
  decided_date: now,
});

/**
 * Gives a company its new name and number. The row of the company is what later invoices, agreements and documents
 * freeze; those that exist have frozen theirs. Another legal person begins with the usual credit.
 */
export async function approveChange(trx: Trx, actor: AdminActor, id: string, moment: Moment) {
  const change = await holdChange(trx, actor, id, moment);
  if (!change) return refuse('not_found');
  const { company_id, name, organisation_number, is_other_person } = change;
  // Bookings take the same lock, so none begins between the reading and the commit.
  if (is_other_person) await holdCreditLines(trx, [company_id]);
  const is_settled = !is_other_person || (await isCompanySettled(trx, company_id, moment));
  const object = changeObject({ ...change, is_settled });
  const values = decidedBy(actor, moment);
  const moved = await move(trx, {
    noun: 'company_change',
    command: 'approve',
    object,
    actor,
    moment,
    words: {},
    values,
  });
  if (isRefusal(moved)) return moved;
  await sql`
    update companies set name = ${name}, organisation_number = coalesce(${organisation_number}, organisation_number),
      settings_revision = settings_revision + 1
    where id = ${company_id}`.execute(trx);
  announce(trx, { topics: [`company:${company_id}`, 'admin'], noun: 'company', ids: [company_id] });
  return is_other_person ? beginCreditAnew(trx, SYSTEM, company_id, moment) : moved;
}

/** Refuses a change with a reason; its paper is deleted. */
export async function refuseChange(trx: Trx, actor: AdminActor, id: string, reason: string, moment: Moment) {
  const change = await holdChange(trx, actor, id, moment);
  if (!change) return refuse('not_found');
  if (change.file_id) await deletePrivateFile(trx, change.file_id, moment);
  const object = changeObject(change);
  const values = { ...decidedBy(actor, moment), decided_reason: reason };
  return move(trx, { noun: 'company_change', command: 'refuse', object, actor, moment, words: { reason }, values });
}
