/** Accounts that are made without the screens. A test can type the passwords of talents and administrators. */
import { URI } from 'otpauth';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { createAdmin } from '#server/features/accounts/account/commands/create-admin.ts';
import { signUpCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { as } from '#tests/factories/client.ts';
import { type Company, hasHighLimit } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { nameOf, type Who } from './signing.ts';
import { fewLetters, someOrganisationNumber } from './unique.ts';

/** A made-up person whose name, address and password occur once in the run. */
export function someone(first_name: string, last_name: string): Who {
  const mark = fewLetters();
  return {
    first_name,
    last_name: `${last_name}-${mark}`,
    email: `${first_name}.${mark}@example.com`.toLowerCase(),
    password: `${mark} stugan vid sjön`,
  };
}

/** A talent after the sign-up, with or without a confirmed address, and without a profile. */
export async function aSignedUpTalent(server: TestServer, { is_verified = true } = {}): Promise<Who> {
  const who = someone('Maja', 'Strand');
  const { services } = server;
  const made = await signUpTalent(services, { ...who, birth_date: '1992-02-03' }, momentOf(services.clock()), {
    is_verified,
  });
  if (isRefusal(made)) throw new Error(`The sign-up was refused: ${made.refused}`);
  return who;
}

/** An approved company with its owner signed in. The owner's name is unique, because the tests share a server. */
export async function anApprovedCompany(server: TestServer, company_name = 'Filmbolaget'): Promise<Company> {
  const { services } = server;
  const who = someone('Kim', 'Ek');
  const application = {
    ...who,
    country: 'SE',
    organisation_number: someOrganisationNumber(),
    company_name,
    address: 'Gatan 1',
    postal_code: '411 01',
    city: 'Göteborg',
    phone: '031-123 45 67',
    invoice_email: who.email,
    about: 'Vi gör film.',
  };
  const shortcuts = { is_verified: true, password_hash: 'none' };
  const made = await signUpCompany(services, application, momentOf(services.clock()), shortcuts);
  if (isRefusal(made)) throw new Error(`The company was refused: ${made.refused}`);
  const { account_id, company_id } = made;
  await services.db
    .updateTable('companies')
    .where('id', '=', company_id)
    .set({ status: 'approved', is_known: true })
    .execute();
  await hasHighLimit(server, company_id);
  const cookie = await signInAs(services, account_id);
  const { email } = who;
  return { account_id, company_id, company_name, email, name: nameOf(who), cookie, api: as(server, cookie) };
}

/** An administrator with a password and an authenticator. */
export async function anAdminWithPassword(server: TestServer) {
  const who = someone('Ada', 'Falk');
  const made = await createAdmin(server.services, who, momentOf(server.services.clock()));
  if (isRefusal(made)) throw new Error(`No administrator: ${made.refused}`);
  const authenticator = URI.parse(made.otpauth_url);
  const code = () => authenticator.generate();
  return {
    ...who,
    account_id: made.account_id,
    /** The authenticator's current code. */
    code,
    /** A code that is currently wrong. */
    wrongCode: () => String((Number(code()) + 500_000) % 1_000_000).padStart(6, '0'),
  };
}

export type AdminWithPassword = Awaited<ReturnType<typeof anAdminWithPassword>>;
