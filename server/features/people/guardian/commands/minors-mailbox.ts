import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { consentObject } from '#server/features/people/guardian/lifecycle.ts';
import { findConsents, lockTalent } from '#server/features/people/guardian/queries.ts';
import { move } from '#server/lifecycle/run.ts';
import { endConsent, holdOpenProjects } from './set-consent.ts';

// A person under 18 cannot be a consenting guardian. Addresses are compared by the database function `mailbox_of`, so
// that addresses of one mailbox that differ in dots or a plus part are the same.

/**
 * True if a mailbox belongs to a confirmed account of a person under 18. The lock lasts until the commit, so an account
 * that gets the mailbox meanwhile waits.
 */
export async function isMinorsMailbox(trx: Trx, email: string, { today }: Moment): Promise<boolean> {
  await holdMailbox(trx, email);
  const { rows } = await sql<{ birth_date: string | null }>`
    select t.birth_date from accounts a join talents t on t.account_id = a.id
    where a.mailbox = mailbox_of(${email}) and a.email_verified`.execute(trx);
  return rows.some((talent) => needsGuardian(talent, today));
}

/** Locks a mailbox. A consent from the mailbox takes this lock, and so does an account that gets the mailbox. */
async function holdMailbox(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox_of(${email}), 0))`.execute(trx);
}

interface Owner {
  email: string;
  birth_date: string | null;
}

/**
 * Ends consents that were given from this account's mailbox, if the owner is under 18. Called whenever an account gets
 * a confirmed address or a birth date, because until then the server could not know.
 */
export async function endConsentsOfMinor(trx: Trx, account_id: string, moment: Moment): Promise<void> {
  const { rows: owners } = await sql<Owner>`
    select a.email, t.birth_date from accounts a join talents t on t.account_id = a.id
    where a.id = ${account_id} and a.email_verified`.execute(trx);
  const [owner] = owners;
  if (!owner || !needsGuardian(owner, moment.today)) return;
  await holdMailbox(trx, owner.email);
  const { rows } = await sql<{ talent_id: string }>`
    select talent_id from guardian_consents
    where guardian_mailbox = mailbox_of(${owner.email}) and status = 'given' order by talent_id`.execute(trx);
  for (const { talent_id } of rows) await endConsentOf(trx, talent_id, owner.email, moment);
}

async function endConsentOf(trx: Trx, talent_id: string, email: string, moment: Moment): Promise<void> {
  await holdOpenProjects(trx, talent_id);
  await lockTalent(trx, talent_id);
  // The consents are read again under the lock, because a consent may have been withdrawn, or another guardian named in
  // its place.
  const given = (await findConsents(trx, 'talent', [talent_id], moment)).filter(({ status }) => status === 'given');
  const isSame = await Promise.all(given.map(({ id }) => isFrom(trx, id, email)));
  const consent = given.find((_one, index) => isSame[index]);
  if (!consent) return;
  await endConsent(trx, consent, 'system', moment);
  await move(trx, {
    noun: 'guardian',
    command: 'invalidate',
    object: consentObject(consent),
    actor: SYSTEM,
    moment,
    words: {},
  });
}

async function isFrom(trx: Trx, consent_id: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from guardian_consents where id = ${consent_id} and guardian_mailbox = mailbox_of(${email})`.execute(trx);
  return rows.length > 0;
}

/** True if an address leads to the mailbox of the talent's account. */
export async function isOwnMailbox(trx: Trx, talent_id: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from talents t join accounts a on a.id = t.account_id
    where t.id = ${talent_id} and a.mailbox = mailbox_of(${email})`.execute(trx);
  return rows.length > 0;
}

/** True if an address leads to the mailbox of the talent's other guardian: two guardians need two mailboxes. */
export async function isOtherMailbox(trx: Trx, talent_id: string, place: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from guardian_consents
    where talent_id = ${talent_id} and place <> ${place} and status <> 'cancelled'
      and guardian_mailbox = mailbox_of(${email})`.execute(trx);
  return rows.length > 0;
}
