/** The people and companies of the drawn year, and their jobs. */
import type { WrittenPlace } from '#contract/companies/company-place.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { CREDIT_MAX } from '#domain/money/credit-line/credit-line.rules.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { inGermany, inNorway } from '#tests/factories/places.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { aTaxPaper } from '#tests/factories/tax-papers.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, type Worker } from '../paid-people.ts';
import { type DrawnProject, type Payee, PEOPLE, YEAR } from './drawn-year.ts';

const PEOPLE_OF_A_KIND = 3;

export interface Job {
  readonly drawn: DrawnProject;
  /** ISO day of the work. */
  readonly day: string;
  readonly payee: Payee;
  readonly talent: Talent;
  readonly company: Company;
}
export interface Booked extends Job {
  readonly worker: Worker;
}

const two = (number: number) => String(number).padStart(2, '0');
/** The first ISO day of a month of the year, of which 0 is January and 12 the next January. */
export const firstOf = (month: number) => `${YEAR + Math.floor(month / 12)}-${two((month % 12) + 1)}-01`;
/** ISO day of the server's clock. */
export const todayOf = ({ services }: TestServer) => services.clock().toISOString().slice(0, 10);
/** The person with a session of today. */
export async function renewed<One extends Person>(server: TestServer, person: One): Promise<One> {
  const cookie = await signInAs(server.services, person.account_id);
  return { ...person, cookie, api: as(server, cookie) };
}

interface Paid {
  readonly payee: Payee;
  readonly talent: Talent;
}

/** The papers on tax that some people have, which finance enters. */
const PAPERS = {
  sink: { kind: 'sink', points: null, country: null },
  adjustment: { kind: 'adjustment', points: 1_200, country: null },
  a1: { kind: 'a1', points: null, country: 'DE' },
} as const;

async function aPayee(server: TestServer, admin: Person, payee: Payee): Promise<Paid> {
  const { birth_date, tax_form, paper } = payee;
  const talent = await aTalent(server, { birth_date });
  await isTaxedAs(server, { talent, candidate_id: '', project_id: '' }, tax_form, birth_date);
  const { talent_id } = talent;
  const valid = { decided_on: `${YEAR - 1}-12-15`, valid_from: `${YEAR}-01-01`, valid_to: `${YEAR + 1}-12-31` };
  if (paper)
    await admin.api.ok('POST /admin/tax-papers', { body: { talent_id, ...aTaxPaper({ ...valid, ...PAPERS[paper] }) } });
  return { payee, talent };
}

/** A company that may book a whole year, in Sweden unless a place is given. */
async function aBuyer(server: TestServer, admin: Person, place?: WrittenPlace): Promise<Company> {
  const company = await aCompany(server);
  const params = { id: company.company_id };
  const { limit_ore } = await admin.api.ok('GET /admin/credit-lines/:id', { params });
  const body = {
    limit_ore: CREDIT_MAX,
    seen_limit_ore: limit_ore,
    prepayment: 'none' as const,
    reason: 'Ett helt år.',
  };
  await admin.api.ok('POST /admin/credit-lines/:id/set', { params, body });
  if (place) await admin.api.ok('PUT /admin/companies/:id/place', { params, body: place });
  return company;
}

/**
 * The jobs of the drawn projects, with their people and companies. A person who is drawn twice for a day hands the
 * second job to the next person. A company that never pays books only once, because its late invoice stops the next.
 */
export async function openJobs(server: TestServer, admin: Person, drawn: readonly DrawnProject[]): Promise<Job[]> {
  const companies: Company[] = [];
  for (const place of [undefined, undefined, inGermany(), inNorway()])
    companies.push(await aBuyer(server, admin, place));
  const people: Paid[] = [];
  for (const payee of PEOPLE.flatMap((one) => Array.from({ length: PEOPLE_OF_A_KIND }, () => one)))
    people.push(await aPayee(server, admin, payee));
  const jobs: Job[] = [];
  const taken = new Set<string>();
  for (const one of drawn) {
    const day = addDays(firstOf(one.month), (one.is_late ? 13 : 3) + one.day);
    let at = one.payee;
    const key = () => `${at % people.length} ${day}`;
    while (taken.has(key())) at += 1;
    taken.add(key());
    const somebody = people[at % people.length];
    const usual = companies[one.company % companies.length];
    const company = one.habit === 'never' ? await aBuyer(server, admin) : usual;
    if (!somebody || !company) throw new Error('There are people and companies');
    jobs.push({ drawn: one, day, ...somebody, company });
  }
  return jobs;
}

/** Books a job, from its project to the yes of its talent. */
export async function book(server: TestServer, job: Job): Promise<Booked> {
  const { drawn: one, day } = job;
  const [company, talent] = [await renewed(server, job.company), await renewed(server, job.talent)];
  const rights = {
    media: ['tv'],
    territory: 'SE',
    starts_on: null,
    latest_start_on: null,
    months: 12,
    exclusivity: '',
  };
  const terms = {
    ...termsFor(kronor(one.fee_kr)),
    rights: one.rights_kr > 0 ? [{ ...rights, fee_ore: kronor(one.rights_kr), renewal_ore: null }] : [],
  };
  const form = { dates: [{ kind: 'work' as const, starts_on: day, ends_on: day }], roles: [aRole({ terms })] };
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent], form });
  const { id: candidate_id } = await candidateOf(company, project_id, talent);
  return { ...job, worker: { talent: job.talent, candidate_id, project_id } };
}
