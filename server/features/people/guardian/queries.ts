import { sql } from 'kysely';
import type { GuardianView, TalentGuardian } from '#contract/people/guardian.ts';
import { ageOn, type Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import {
  type GuardianPlace,
  guardiansNeeded,
  isConsentWhole,
  needsGuardian,
} from '#domain/people/guardian/guardian.rules.ts';
import type { GuardianSubject } from '#domain/people/guardian/guardian.workflow.ts';
import { guardianWorkflow } from '#domain/people/guardian/guardian.workflow.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { presentPhone } from '#server/features/people/phone/queries.ts';
import { sendsSms } from '#server/sms/create-provider.ts';
import { guardianConsentText } from '#texts/people/guardian-consent.ts';

/** A question to a guardian, with the facts for its guards, events and answers. */
export interface LoadedConsent extends GuardianSubject {
  id: string;
  talent_id: string;
  account_id: string;
  guardian_name: string;
  guardian_email: string;
  decided_date: string | null;
  place: GuardianPlace;
  is_shared: boolean;
  first_name: string;
  talent_name: string;
  birth_date: string | null;
}

type Row = Omit<LoadedConsent, 'is_minor'>;

const selection = sql`
  select g.id, g.talent_id, t.account_id, g.guardian_name, g.guardian_email, g.status, g.sent_date, g.token_expires_date,
    g.decided_date, g.place, g.is_shared, t.first_name, btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date
  from guardian_consents g join talents t on t.id = g.talent_id`;

const withAge = (row: Row, { today }: Moment): LoadedConsent => ({ ...row, is_minor: needsGuardian(row, today) });

/** The questions to a talent's guardians, waiting or answered, without cancelled ones, ordered by place. */
export async function findConsentsOf(db: Db, talent_id: string, moment: Moment): Promise<LoadedConsent[]> {
  const { rows } = await sql<Row>`
    ${selection} where g.talent_id = ${talent_id} and g.status <> 'cancelled' order by g.place`.execute(db);
  return rows.map((row) => withAge(row, moment));
}

/** Questions that were not cancelled, by their own ids or by the ids of talents. */
export async function findConsents(
  db: Db,
  of: 'guardian' | 'talent',
  ids: readonly string[],
  moment: Moment,
): Promise<LoadedConsent[]> {
  const column = sql.ref(of === 'guardian' ? 'g.id' : 'g.talent_id');
  const { rows } = await sql<Row>`
    ${selection} where ${column} = any(${[...ids]}::uuid[]) and g.status <> 'cancelled' order by g.id`.execute(db);
  return rows.map((row) => withAge(row, moment));
}

/** The question of a link, by the hash of its token; null for an unknown, cancelled or expired link. */
export async function findConsentByLink(db: Db, token_hash: string, moment: Moment): Promise<LoadedConsent | null> {
  const { rows } = await sql<Row>`
    ${selection} where g.status <> 'cancelled' and (g.token_hash = ${token_hash} or g.id = (
      select l.consent_id from guardian_consent_links l where l.token_hash = ${token_hash} and l.expires_date > ${moment.now}))`.execute(
    db,
  );
  const consent = rows[0];
  if (!consent) return null;
  // Only the link of an unanswered question expires. After an answer it stays valid for reading, and for withdrawing
  // the consent.
  const isDead = consent.status === 'asked' && Date.parse(moment.now) >= Date.parse(consent.token_expires_date);
  return isDead ? null : withAge(consent, moment);
}

interface Asking {
  readonly account_id: string;
  readonly first_name: string;
  readonly talent_name: string;
  readonly birth_date: string | null;
}

/** Locks the talent of a question. Every change of a guardian and every answer takes this lock. */
export async function lockTalent(trx: Trx, talent_id: string): Promise<Asking | null> {
  const { rows } = await sql<Asking>`
    select t.account_id, t.first_name, btrim(t.first_name || ' ' || t.last_name) as talent_name, t.birth_date
    from talents t where t.id = ${talent_id} for update`.execute(trx);
  return rows[0] ?? null;
}

/** The guardians of a talent with the state of their consents. */
export async function findTalentGuardian(db: Db, talent_id: string, moment: Moment): Promise<TalentGuardian> {
  const { rows } = await sql<{ birth_date: string | null }>`
    select birth_date from talents where id = ${talent_id}`.execute(db);
  const is_needed = needsGuardian({ birth_date: rows[0]?.birth_date ?? null }, moment.today);
  const consents = await findConsentsOf(db, talent_id, moment);
  const at = (wanted: GuardianPlace) => {
    const consent = consents.find(({ place }) => place === wanted);
    return consent ? presentQuestion(consent, moment) : null;
  };
  const is_shared = guardiansNeeded(consents) > 1;
  return { is_needed, is_whole: isConsentWhole(consents), is_shared, consent: at(1), second: at(2) };
}

function presentQuestion(consent: LoadedConsent, moment: Moment) {
  const { status, guardian_name, guardian_email, sent_date, token_expires_date, decided_date } = consent;
  const is_expired = status === 'asked' && Date.parse(moment.now) >= Date.parse(token_expires_date);
  const actions = commandsNow(guardianWorkflow, consent, { role: 'talent', account_id: null }, moment);
  return { status, guardian_name, guardian_email, sent_date, is_expired, decided_date, actions };
}

/** True if the guardian may give a number: the consent is valid, and text messages are sent. */
export const mayGivePhone = (env: Env, { status, is_minor }: LoadedConsent): boolean =>
  status === 'given' && is_minor && sendsSms(env);

/** The question as shown to the holder of its link. */
export async function presentToGuardian(
  parts: { readonly db: Db; readonly env: Env },
  consent: LoadedConsent,
  moment: Moment,
): Promise<GuardianView> {
  const has_phone = mayGivePhone(parts.env, consent);
  const [consents, phone] = await Promise.all([
    findConsentsOf(parts.db, consent.talent_id, moment),
    has_phone ? presentPhone(parts, { talent_id: consent.talent_id, consent_id: consent.id }, moment) : null,
  ]);
  const { first_name, guardian_name, status, decided_date, birth_date, is_minor } = consent;
  return {
    first_name,
    age: birth_date === null ? 0 : ageOn(birth_date, moment.today),
    guardian_name,
    status,
    decided_date,
    other_name: consents.find(({ id }) => id !== consent.id)?.guardian_name ?? null,
    is_whole: isConsentWhole(consents),
    is_needed: is_minor,
    ...guardianConsentText,
    about: [...guardianConsentText.about],
    points: [...guardianConsentText.points],
    phone,
    actions: commandsNow(guardianWorkflow, consent, { role: 'guardian', account_id: null }, moment),
  };
}
