import type { Kysely } from 'kysely';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { missingSteps } from '#domain/people/talent/profile.rules.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { termsConsents } from '#server/features/accounts/account/commands/accept-terms.ts';
import { logConsents } from '#server/features/accounts/account/commands/log-consents.ts';
import { isWeakPassword } from '#server/features/accounts/account/commands/refuse-weak-password.ts';
import type { TalentSignUp } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { refreshDerived } from '#server/features/people/talent/commands/change-profile.ts';
import { profileChanges } from '#server/features/people/talent/commands/profile-changes.ts';
import { factsOf } from '#server/features/people/talent/present.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';

/** A talent with a confirmed address and a profile. */
export interface NewTalent {
  readonly input: TalentSignUp;
  readonly moment: Moment;
  readonly profile: TalentProfilePatch;
  /** The pictures, the main portrait first; their files may still have to be drawn. */
  readonly pictures: readonly { readonly path: string; readonly width: number; readonly height: number }[];
  /** True for a profile from before administrators reviewed profiles: companies find it at once. */
  readonly is_approved: boolean;
}

export interface MadeTalent {
  readonly account_id: string;
  readonly talent_id: string;
}

const BEFORE = {
  categories: [],
  playing_age_min: null,
  playing_age_max: null,
  declines: null,
  accepts: [],
  is_leaving: false,
};

function accountRow({ input: { email, first_name, last_name, birth_date, password }, moment: { now } }: NewTalent) {
  if (isWeakPassword(password, email)) throw new Error(`${email} has a password that is refused`);
  return {
    email,
    first_name,
    last_name,
    birth_date,
    name: `${first_name} ${last_name}`,
    role: 'talent' as const,
    email_verified: true,
    email_confirmed_date: now,
    mail_tried_date: now,
    terms_version: TERMS_VERSION,
    terms_accepted_date: now,
    created_date: now,
  };
}

/** The rows of one list for all talents, for a single statement; empty if no talent has any. */
const rowsOf = <Row extends object>(all: readonly (readonly [string, readonly Row[] | undefined])[]) =>
  all.flatMap(([talent_id, rows = []]) => rows.map((row) => ({ talent_id, ...row })));

async function insertProfiles(trx: Trx, talents: readonly NewTalent[], accountOf: (email: string) => string) {
  const changes = talents.map(({ profile, moment }) => profileChanges(profile, BEFORE, moment));
  const made = await trx
    .insertInto('talents')
    .values(
      talents.map(({ input: { email, first_name, last_name, birth_date }, moment: { now }, is_approved }, index) => ({
        ...changes[index]?.columns,
        account_id: accountOf(email),
        first_name,
        last_name,
        birth_date,
        created_date: now,
        is_verified: true,
        ...(is_approved && { profile_completed: true, review: 'approved' as const, approved_date: now }),
      })),
    )
    .returning(['id', 'account_id'])
    .execute();
  const talentOf = new Map(made.map(({ id, account_id }) => [account_id, id]));
  const ids = talents.map(({ input: { email } }) => talentOf.get(accountOf(email)) ?? '');
  const lists = <Row extends object>(of: (index: number) => readonly Row[] | undefined) =>
    rowsOf(ids.map((id, index) => [id, of(index)] as const));
  const skills = lists((index) => changes[index]?.skills);
  const languages = lists((index) => changes[index]?.languages);
  const credits = lists((index) => changes[index]?.credits);
  const sizes = lists((index) => changes[index]?.sizes);
  const media = lists((index) => talents[index]?.pictures.map((picture, position) => ({ ...picture, position })));
  await Promise.all([
    skills.length > 0 && trx.insertInto('talent_skills').values(skills).execute(),
    languages.length > 0 && trx.insertInto('talent_languages').values(languages).execute(),
    credits.length > 0 && trx.insertInto('talent_credits').values(credits).execute(),
    sizes.length > 0 && trx.insertInto('talent_sizes').values(sizes).execute(),
    media.length > 0 && trx.insertInto('media').values(media).execute(),
  ]);
  for (const profile of await refreshDerived(trx, ids)) {
    const missing = missingSteps(factsOf(profile));
    if (profile.profile_completed && missing.length > 0) throw new Error(`${profile.email} lacks ${missing.join()}`);
  }
  return ids;
}

/**
 * Inserts talents together, with one statement per table: the same rows as when each talent signs up, confirms the
 * address, writes the profile and adds the pictures. The functions of those commands compute the rows;
 * tests/api/kernel/demo-filling.deep.test.ts compares the two ways.
 * @returns the created talent of an address
 */
export async function insertTalents(
  db: Kysely<Database>,
  talents: readonly NewTalent[],
  password_hash: string,
): Promise<(email: string) => MadeTalent> {
  const made = new Map<string, MadeTalent>();
  const find = (email: string) => {
    const found = made.get(email);
    if (!found) throw new Error(`${email} was not inserted`);
    return found;
  };
  await inTransaction(db, async (trx) => {
    const accounts = await trx
      .insertInto('accounts')
      .values(talents.map(accountRow))
      .returning(['id', 'email'])
      .execute();
    const idOf = new Map(accounts.map(({ id, email }) => [email, id]));
    const accountOf = (email: string) => idOf.get(email) ?? '';
    const consents = talents.flatMap(({ input: { email }, moment }) => termsConsents(accountOf(email), moment));
    const [ids] = await Promise.all([
      insertProfiles(trx, talents, accountOf),
      logConsents(trx, consents),
      trx
        .insertInto('sign_in_methods')
        .values(
          accounts.map(({ id }) => ({
            account_id: id,
            provider: 'credential',
            provider_account_id: id,
            password_hash,
          })),
        )
        .execute(),
    ]);
    for (const [index, { input }] of talents.entries()) {
      made.set(input.email, { account_id: accountOf(input.email), talent_id: ids[index] ?? '' });
    }
  });
  return find;
}
