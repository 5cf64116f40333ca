import { sql } from 'kysely';
import { companySignUp } from '#contract/accounts/account.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signUpCompany } from '#server/features/accounts/account/commands/sign-up-company.ts';
import { moveCompany } from '#server/features/companies/company/commands.ts';
import { setCredit } from '#server/features/money/credit-line/commands/move-credit-line.ts';
import { shutOut } from '#server/features/office/application/commands/shut-out.ts';
import type { Services } from '#server/services.ts';
import { DEMO_COMPANY, DEMO_PASSWORD } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import { EARLIER_STORIES } from './earlier-stories.ts';
import { must } from './must.ts';
import { DEMO_COMPANIES, type DemoCompany } from './people/companies.ts';
import { STORIES } from './stories.ts';
import type { Timeline } from './timeline.ts';

const KNOWN_LIMIT = {
  limit_ore: kronor(3_000_000),
  reason: 'De har betalat i tid i flera år.',
  prepayment: 'none' as const,
  seen_limit_ore: kronor(200_000),
};

/**
 * Companies that wait for an administrator, with the day of their application in days from today. All other companies
 * of DEMO_COMPANIES are approved before their first job.
 */
const PENDING: Readonly<Record<string, number>> = { sommarhuset: -4, vastlanken: -1 };

/**
 * A fraudulent company. Its organisation number comes from the series of DEMO_COMPANIES, which Bolagsverket has not
 * issued.
 */
const REFUSED: DemoCompany = {
  key: 'snabbstatist',
  name: 'Snabbstatist Norden AB',
  organisation_number: '5599971008',
  contact_first_name: 'Ronny',
  contact_last_name: 'Falkmark',
  contact_title: 'Inköpare',
  email: 'ronny.falkmark@example.com',
  phone: '070-174 06 77',
  address: 'Boxgatan 1',
  postal_code: '111 22',
  city: 'Stockholm',
  description: 'Vi behöver många statister till olika uppdrag.',
};
const REFUSED_BECAUSE =
  'Vi hittar inget företag med det numret hos Bolagsverket. Svara på mejlet med ett registreringsbevis, så prövar vi igen.';

/** Days from a company's application to its first job. */
const APPLIED_BEFORE = 16;

const firstJobOf = (key: string) =>
  Math.min(...[...EARLIER_STORIES, ...STORIES].filter(({ company }) => company === key).map(({ created }) => created));

async function apply(
  services: Services,
  company: DemoCompany,
  password_hash: string,
  offset: number,
  at: DemoCalendar,
) {
  const email = company.key === DEMO_COMPANY.key ? DEMO_COMPANY.email : company.email;
  const { accepts_terms, ...input } = companySignUp.parse({
    organisation_number: company.organisation_number,
    company_name: company.name,
    address: company.address,
    postal_code: company.postal_code,
    city: company.city,
    first_name: company.contact_first_name,
    last_name: company.contact_last_name,
    phone: company.phone,
    email,
    invoice_email: company.email,
    about: company.description,
    password: DEMO_PASSWORD,
    accepts_terms: true,
  });
  const shortcuts = { is_verified: true, password_hash };
  const made = must(await signUpCompany(services, input, at.at(offset, 8), shortcuts), `sign up ${company.name}`);
  // An administrator checks the first project of a company that is not known yet; the stories skip that step.
  await inTransaction(services.db, (trx) =>
    sql`update companies set is_known = true where id = ${made.company_id}`.execute(trx),
  );
  const actor: CompanyActor = {
    role: 'company',
    account_id: made.account_id,
    session_id: '',
    name: `${input.first_name} ${input.last_name}`,
    email,
    company_id: made.company_id,
    company_name: company.name,
    company_status: 'approved',
    member_role: 'owner',
  };
  return actor;
}

/**
 * Signs up the made-up companies and plans the administrator's decisions in the timeline.
 * @returns the owners of companies that are or will be approved, by the company's key
 */
export async function seedCompanies(
  services: Services,
  admin: AdminActor,
  password_hash: string,
  calendar: DemoCalendar,
  timeline: Timeline,
): Promise<Map<string, CompanyActor>> {
  const owners = new Map<string, CompanyActor>();
  for (const company of DEMO_COMPANIES) {
    const applied = PENDING[company.key] ?? firstJobOf(company.key) - APPLIED_BEFORE;
    const owner = await apply(services, company, password_hash, applied, calendar);
    if (company.key in PENDING) continue;
    owners.set(company.key, owner);
    timeline.add(applied + 1, 9, async (moment) =>
      must(
        await inTransaction(services.db, (trx) =>
          moveCompany(trx, admin, owner.company_id, 'approve', { reason: null }, moment),
        ),
        `approving ${company.name}`,
      ),
    );
    // These companies have years behind them, so finance has given them more than a new company.
    timeline.add(applied + 1, 10, async (moment) =>
      must(
        await inTransaction(services.db, (trx) => setCredit(trx, admin, owner.company_id, KNOWN_LIMIT, moment)),
        `a limit for ${company.name}`,
      ),
    );
  }
  const refused = await apply(services, REFUSED, password_hash, -12, calendar);
  timeline.add(-11, 9, async (moment) =>
    must(
      await inTransaction(services.db, (trx) =>
        shutOut(trx, admin, refused.company_id, 'refuse', REFUSED_BECAUSE, moment),
      ),
      `refusing ${REFUSED.name}`,
    ),
  );
  return owners;
}
