/** Signed-in people of each role. The product's own commands make them, except where commands would be slow or long. */
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { CompanyStatus } from '#domain/accounts/account/standing.ts';
import { organisationNumberProblem } from '#domain/kernel/organisation-number.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { insertAccount } from '#server/features/accounts/account/commands/insert-account.ts';
import { signUpCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { saveProfile } from '#server/features/people/talent/commands/save-profile.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { as, type Client } from './client.ts';

/** A signed-in person; `api` makes calls in the person's session. */
export interface Person {
  readonly account_id: string;
  readonly email: string;
  readonly name: string;
  readonly cookie: string;
  readonly api: Client;
}
export interface Talent extends Person {
  readonly talent_id: string;
}
export interface Company extends Person {
  readonly company_id: string;
  readonly company_name: string;
}

/** Fixtures make the sessions, so this password is never used; hashing one would take most of a test's time. */
const NO_PASSWORD = { password: 'never typed by anybody', password_hash: 'none' };

function succeeded<T>(result: T): Exclude<T, Refusal> {
  if (isRefusal(result)) throw new Error(`A factory was refused: ${JSON.stringify(result)}`);
  return result as Exclude<T, Refusal>;
}

async function signedIn(server: TestServer, account_id: string, email: string, name: string): Promise<Person> {
  const cookie = await signInAs(server.services, account_id);
  return { account_id, email, name, cookie, api: as(server, cookie) };
}

/** A client with a new session of the person. Calls that move money or power require a recent sign-in. */
export const signedInAnew = async (server: TestServer, { account_id }: Pick<Person, 'account_id'>): Promise<Client> =>
  as(server, await signInAs(server.services, account_id));

/** Moves a person's sign-ins one day back, so that calls that require a recent sign-in are refused. */
export const hasOldSession = (server: TestServer, { account_id }: Pick<Person, 'account_id'>) =>
  server.services.pool.query(
    `update sessions set created_date = $2::timestamptz - interval '1 day' where account_id = $1`,
    [account_id, server.services.clock()],
  );

/** The required fields of a profile that companies can find, except the languages. */
export const WHOLE_PROFILE = {
  categories: ['actor'],
  plays_genders: ['female'],
  playing_age_min: 25,
  playing_age_max: 35,
  municipality_id: '1480',
  height_cm: 170,
  hair_color: 'brown',
  eye_color: 'blue',
  bio: 'Jag tycker om att spela teater.',
} satisfies TalentProfilePatch;

export interface TalentOverrides {
  readonly first_name?: string;
  readonly last_name?: string;
  /** Birth date (ISO). */
  readonly birth_date?: string;
  /** False leaves the profile as after the sign-up: companies do not find the talent. */
  readonly is_completed?: boolean;
  /**
   * Path of a stored picture. Without it the profile gets a picture row without a file, which is enough to be found.
   */
  readonly picture?: string;
}

/** Writes in a transaction, so that defaults and triggers use the server's clock. */
const write = ({ services }: TestServer, statement: RawBuilder<unknown>) =>
  inTransaction(services.db, (trx) => statement.execute(trx));

/** A talent with a confirmed address and, by default, a complete profile that companies can find. */
export async function aTalent(server: TestServer, overrides: TalentOverrides = {}): Promise<Talent> {
  const { first_name = 'Anna', last_name = 'Berg', birth_date = '1990-05-05', is_completed = true } = overrides;
  const { db, clock } = server.services;
  const email = `talent-${randomUUID()}@example.com`;
  const { password, password_hash } = NO_PASSWORD;
  const { account_id, talent_id } = succeeded(
    await signUpTalent(server.services, { email, first_name, last_name, birth_date, password }, momentOf(clock()), {
      is_verified: true,
      password_hash,
    }),
  );
  if (is_completed) {
    await write(
      server,
      sql`insert into media (talent_id, path, width, height, position)
        values (${talent_id}, ${overrides.picture ?? `public/${talent_id}.webp`}, 800, 1000, 0)`,
    );
    succeeded(
      await saveProfile(db, talent_id, { ...WHOLE_PROFILE, languages: [{ id: 'sv', level: 4 }] }, momentOf(clock())),
    );
    await write(
      server,
      sql`update talents set profile_completed = true, review = 'approved', approved_date = ${clock()} where id = ${talent_id}`,
    );
  }
  return { ...(await signedIn(server, account_id, email, `${first_name} ${last_name}`)), talent_id };
}

// Each worker of Playwright has its own range of numbers, because the workers share a database.
let nextNumber = 556_000_000 + Number(process.env.TEST_WORKER_INDEX ?? 0) * 10_000;

/** An organisation number with a correct check digit, each time another one. */
function organisationNumber(): string {
  const start = String(nextNumber++);
  const digit = [...'0123456789'].find((last) => organisationNumberProblem(start + last) === null);
  return start + digit;
}

export interface CompanyOverrides {
  readonly status?: CompanyStatus;
  readonly company_name?: string;
  /** By default each company gets another number. */
  readonly organisation_number?: string;
}

/** Sets the highest limit, so that many bookings of one test are within it. Tests of credit undo this. */
export const hasHighLimit = (server: TestServer, company_id: string) =>
  write(
    server,
    sql`insert into credit_lines (id, company_id, status, limit_ore, created_date)
      values (gen_random_uuid(), ${company_id}, 'standing', 10000000000, ${server.services.clock()})`,
  );

/**
 * A company with its owner signed in; approved by default. A company of another status cannot sign in: its session is
 * older than the status, and guards must refuse it.
 */
export async function aCompany(server: TestServer, overrides: CompanyOverrides = {}): Promise<Company> {
  const { status = 'approved', company_name = 'Filmbolaget' } = overrides;
  const { clock } = server.services;
  const email = `company-${randomUUID()}@example.com`;
  const { password, password_hash } = NO_PASSWORD;
  const application = {
    country: 'SE',
    organisation_number: overrides.organisation_number ?? organisationNumber(),
    company_name,
    address: 'Gatan 1',
    postal_code: '411 01',
    city: 'Göteborg',
    first_name: 'Kim',
    last_name: 'Ek',
    phone: '031-123 45 67',
    email,
    invoice_email: email,
    about: 'Vi gör film.',
    password,
  };
  const { account_id, company_id } = succeeded(
    await signUpCompany(server.services, application, momentOf(clock()), { is_verified: true, password_hash }),
  );
  const set = (value: CompanyStatus) =>
    write(server, sql`update companies set status = ${value} where id = ${company_id}`);
  await set('approved');
  // Marks the company as known, so that its projects need no review. Tests of that review undo this.
  await write(server, sql`update companies set is_known = true where id = ${company_id}`);
  await hasHighLimit(server, company_id);
  const person = await signedIn(server, account_id, email, 'Kim Ek');
  if (status !== 'approved') await set(status);
  return { ...person, company_id, company_name };
}

/**
 * Adds another member to a company, without a session; `signedInAnew` makes one.
 * @returns the id of the account
 */
export async function aMember(
  server: TestServer,
  { company_id }: Company,
  member_role: MemberRole = 'producer',
): Promise<string> {
  const { db, clock } = server.services;
  const account = { email: `${randomUUID()}@example.com`, first_name: 'Mia', last_name: 'Ek' };
  const made = await inTransaction(db, async (trx) => {
    const id = await insertAccount(
      trx,
      { ...account, role: 'company', password_hash: 'none', terms_version: '2026-11-21' },
      momentOf(clock()),
    );
    if (!id) throw new Error('The address of a member is taken');
    await sql`
      insert into company_members (company_id, account_id, member_role) values (${company_id}, ${id}, ${member_role})`.execute(
      trx,
    );
    return id;
  });
  return succeeded(made);
}

/** An administrator who has a second factor; an owner by default. */
export async function anAdmin(server: TestServer, admin_role: AdminRole = 'owner'): Promise<Person> {
  const email = `admin-${randomUUID()}@example.com`;
  const account = { email, first_name: 'Ada', last_name: 'Min', password: NO_PASSWORD.password, admin_role };
  const { account_id } = succeeded(await createAdmin(server.services, account, momentOf(server.services.clock())));
  return signedIn(server, account_id, email, 'Ada Min');
}
