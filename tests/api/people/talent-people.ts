import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import type { Database, TalentsTable } from '#server/db/generated.ts';
import { refreshDerived } from '#server/features/people/talent/commands/change-profile.ts';
import { WHOLE_PROFILE } from '#tests/factories/people.ts';
import { termsJson } from '#tests/factories/terms.ts';

type Levels = Record<string, number>;
export type NewTalent = Partial<Insertable<TalentsTable>> & { skills?: Levels; languages?: Levels };

export type TalentRow = Record<'account_id' | 'talent_id' | 'name' | 'email', string>;

/** A verified talent with a name and a birth date. The rest of the profile is empty, except for the given columns. */
export async function newTalent(db: Kysely<Database>, given: NewTalent = {}): Promise<TalentRow> {
  const { skills = {}, languages = {}, completeness, ...columns } = given;
  const talent = { first_name: 'Anna', last_name: 'Berg', birth_date: '1990-05-05', is_verified: true, ...columns };
  const [account_id, talent_id] = [randomUUID(), randomUUID()];
  const [name, email] = [`${talent.first_name} ${talent.last_name}`, `${account_id}@example.com`];
  const told = { birth_date: '1990-05-05', terms_version: '2026-11-21' };
  await db
    .insertInto('accounts')
    .values({ id: account_id, email, name, role: 'talent', ...told })
    .execute();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('talents')
      .values({ ...talent, id: talent_id, account_id })
      .execute();
    for (const [skill_id, level] of Object.entries(skills)) {
      await trx.insertInto('talent_skills').values({ talent_id, skill_id, level }).execute();
    }
    for (const [language_id, level] of Object.entries(languages)) {
      await trx.insertInto('talent_languages').values({ talent_id, language_id, level }).execute();
    }
    await refreshDerived(trx, [talent_id]);
    // Sets the completeness directly: tests of a list's order need a certain one.
    if (completeness !== undefined) {
      await trx.updateTable('talents').where('id', '=', talent_id).set({ completeness }).execute();
    }
  });
  return { account_id, talent_id, name, email };
}

/** A talent that companies find. */
export const newVisibleTalent = (db: Kysely<Database>, given: NewTalent = {}) =>
  newTalent(db, {
    profile_completed: true,
    review: 'approved',
    approved_date: '2026-01-01T00:00:00.000Z',
    ...WHOLE_PROFILE,
    ...given,
  });

/** A project of the company that casts one role. */
export async function newProject(db: Kysely<Database>, { company_id }: { company_id: string }) {
  const project_id = randomUUID();
  const role_id = randomUUID();
  await db.insertInto('projects').values({ id: project_id, company_id, status: 'casting', current_step: 2 }).execute();
  await db.insertInto('project_roles').values({ id: role_id, project_id, role_index: 0, title: 'Mormor' }).execute();
  return { project_id, role_id };
}

/**
 * A request to a talent for this role.
 * @returns its id
 */
export async function newRequest(
  db: Kysely<Database>,
  { project_id, role_id }: { project_id: string; role_id: string },
  { talent_id }: { talent_id: string },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('candidates')
    .values({
      id,
      project_id,
      role_id,
      role_index: 0,
      talent_id,
      interest_status: 'pending',
      is_deleted: false,
      terms: termsJson({ fee: dayFee(ore(250_000)) }),
      answer_by: '2026-08-20',
    })
    .execute();
  return id;
}
