/** Acts of companies and talents with rights to show recordings. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RightRow } from '#contract/work/right.ts';
import { NO_RIGHT, type RightsLine } from '#domain/deal/terms/rights.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aSignedProject } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aRole, type RoleForm } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

export let server: TestServer;
export let told: Told;

export const TODAY = START.slice(0, 10);
/** The first work day of a usual project (aForm), a month after the start. */
export const WORK = addDays(TODAY, 30);
/** The people of the running test. */
let everybody: Person[] = [];
/** Sets the clock to ten o'clock (UTC) on a day, and signs the people of the test in again. */
export async function goTo(day: string): Promise<void> {
  server.setClock(`${day}T10:00:00Z`);
  for (const person of everybody) {
    const cookie = await signInAs(server.services, person.account_id);
    Object.assign(person, { cookie, api: as(server, cookie) });
  }
}
export const sweep = () => sweepDeadlines(server.services);

export const tv: RightsLine = {
  ...NO_RIGHT,
  media: ['tv', 'online'],
  territory: 'SE',
  months: 12,
  renewal_ore: ore(500_000),
};
const roleWith = (rights: readonly RightsLine[], more: Partial<RoleForm['terms']>, headcount: number): RoleForm =>
  aRole({ headcount, terms: { ...termsFor(ore(450_000)), rights: [...rights], ...more } as RoleForm['terms'] });

export interface Granted {
  readonly company: Company;
  readonly talents: readonly Talent[];
  readonly project_id: string;
  /** The rights of the project, as the company sees them. */
  now(): Promise<RightRow[]>;
}

export async function granted(
  rights: readonly RightsLine[],
  more: Partial<RoleForm['terms']> = {},
  people = 1,
): Promise<Granted> {
  const company = await aCompany(server);
  const talents: Talent[] = [];
  for (let n = 0; n < people; n++) talents.push(await aTalent(server, { first_name: `Ada${'abc'[n]}` }));
  const { id } = await aSignedProject(server, company, talents, { roles: [roleWith(rights, more, people)] });
  everybody.push(company, ...talents);
  const now = async () => (await company.api.ok('GET /projects/:id/rights', { params: { id }, query: {} })).items;
  return { company, talents, project_id: id, now };
}

export const reporting = (
  right: RightRow,
  published_on: string,
  more: { seen?: string | null; with_alike?: boolean } = {},
) => ({
  params: { id: right.id },
  body: { published_on, seen_published_on: more.seen ?? right.published_on, with_alike: more.with_alike ?? false },
});
export const report = ({ company }: Granted, ...call: Parameters<typeof reporting>) =>
  company.api.ok('POST /rights/:id/publication', reporting(...call));
export const reportRefused = async ({ company }: Granted, ...call: Parameters<typeof reporting>) =>
  (await company.api.refusal('POST /rights/:id/publication', reporting(...call))).code;
export const first = async (one: Granted) => (await one.now())[0] as RightRow;
export const talentOf = ({ talents }: Granted) => talents[0] as Talent;
export const newsFor = async (one: Granted) =>
  (await told.noticesOf(talentOf(one))).filter((type) => type.startsWith('right.'));
export const newsOf = async ({ company }: Granted) =>
  (await told.noticesOfCompany(company)).filter((type) => type.startsWith('right.'));

export const mailsOfRights = async ({ company }: Granted) =>
  (await told.mailsTo(company)).filter((title) => /^Rättigheter i .+ går ut$/.test(title)).length;

/** Inserts the next version of a talent's agreement with other rights, printed and signed by the company. */
export async function nextVersion(one: Granted, rights: readonly RightsLine[]) {
  const { rows } = await server.services.pool.query<{ id: string; sha256: string }>(
    `with next as (
      insert into agreements (candidate_id, project_id, company_id, talent_id, kind, version, terms, status, awaits, document_id, replaces_id)
      select candidate_id, project_id, company_id, talent_id, kind, version + 1, jsonb_set(terms, '{rights}', $2), 'to_sign', 'talent',
        document_id, id from agreements where project_id = $1 and status = 'signed' returning id, document_id, replaces_id),
    signature as (insert into agreement_signatures (agreement_id, party, account_id, signer_name, document_sha256, text_version, method, user_agent)
      select next.id, party, account_id, signer_name, document_sha256, text_version, method, user_agent
      from next join agreement_signatures s on s.agreement_id = next.replaces_id and s.party = 'company')
    select next.id, d.sha256 from next join documents d on d.id = next.document_id`,
    [one.project_id, JSON.stringify(rights)],
  );
  return rows[0] as { id: string; sha256: string };
}

/** Declares the test server of a test file. The clock is set to START before each test. */
export function openRights(): void {
  beforeAll(async () => {
    server = await startTestServer();
    told = toldBy(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.setClock(START);
    everybody = [];
  });
}
