import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database, TalentsTable } from '#server/db/generated.ts';
import { refreshDerived } from '#server/features/talent/commands/change-profile.ts';
import type { AdminActor, AnonymousActor, CompanyActor, TalentActor } from '#server/http/actor.ts';

type Levels = Record<string, number>;
export type NewTalent = Partial<Insertable<TalentsTable>> & { skills?: Levels; languages?: Levels };

const account = (role: 'talent' | 'company' | 'admin', name: string) => {
  const id = randomUUID();
  return { role, account_id: id, session_id: randomUUID(), name, email: `${id}@example.com` } as const;
};

async function insertAccount(db: Kysely<Database>, { role, account_id, name, email }: ReturnType<typeof account>) {
  await db.insertInto('accounts').values({ id: account_id, email, name, role }).execute();
}

/** A talent with nothing in the profile yet but what is given. */
export async function newTalent(db: Kysely<Database>, given: NewTalent = {}): Promise<TalentActor> {
  const { skills = {}, languages = {}, completeness, ...columns } = given;
  const talent = { first_name: 'Anna', last_name: 'Berg', birth_date: '1990-05-05', is_verified: true, ...columns };
  const who = account('talent', `${talent.first_name} ${talent.last_name}`);
  await insertAccount(db, who);
  const talent_id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('talents')
      .values({ ...talent, id: talent_id, account_id: who.account_id })
      .execute();
    for (const [skill_id, level] of Object.entries(skills)) {
      await trx.insertInto('talent_skills').values({ talent_id, skill_id, level }).execute();
    }
    for (const [language_id, level] of Object.entries(languages)) {
      await trx.insertInto('talent_languages').values({ talent_id, language_id, level }).execute();
    }
    await refreshDerived(trx, talent_id);
    // The order of a list is told apart from what makes a profile strong.
    if (completeness !== undefined) {
      await trx.updateTable('talents').where('id', '=', talent_id).set({ completeness }).execute();
    }
  });
  return { ...who, role: 'talent', talent_id };
}

/** A talent whom companies find. */
export const newVisibleTalent = (db: Kysely<Database>, given: NewTalent = {}) =>
  newTalent(db, {
    profile_completed: true,
    categories: ['actor'],
    plays_genders: ['female'],
    playing_age_min: 25,
    playing_age_max: 35,
    municipality_id: '1480',
    height_cm: 170,
    hair_color: 'brown',
    eye_color: 'blue',
    bio: 'Jag tycker om att spela teater.',
    ...given,
  });

let numbers = 5560000000;

/** A member of an approved company. */
export async function newCompany(db: Kysely<Database>): Promise<CompanyActor> {
  const who = account('company', 'Kim Ek');
  await insertAccount(db, who);
  const company_id = randomUUID();
  await db
    .insertInto('companies')
    .values({
      id: company_id,
      organisation_number: String(numbers++),
      name: 'Filmbolaget',
      contact_name: 'Kim Ek',
      phone: '031-1',
      address: 'Gatan 1',
      postal_code: '41101',
      city: 'Göteborg',
      invoice_email: 'faktura@example.com',
      status: 'approved',
    })
    .execute();
  await db
    .insertInto('company_members')
    .values({ company_id, account_id: who.account_id, member_role: 'owner' })
    .execute();
  return {
    ...who,
    role: 'company',
    company_id,
    company_name: 'Filmbolaget',
    company_status: 'approved',
    member_role: 'owner',
  };
}

export const anAdmin: AdminActor = { ...account('admin', 'Admin'), role: 'admin' };
export const nobody: AnonymousActor = { role: 'anonymous' };

/** A project of the company that casts one role. */
export async function newProject(db: Kysely<Database>, { company_id }: CompanyActor) {
  const project_id = randomUUID();
  const role_id = randomUUID();
  await db.insertInto('projects').values({ id: project_id, company_id, status: 'casting', current_step: 2 }).execute();
  await db.insertInto('project_roles').values({ id: role_id, project_id, role_index: 0, title: 'Mormor' }).execute();
  return { project_id, role_id };
}

/** A request to a talent about that role. @returns its id */
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
      day_fee_ore: 250_000,
      answer_by: '2026-08-20',
    })
    .execute();
  return id;
}
