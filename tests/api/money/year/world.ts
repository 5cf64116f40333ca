/** The people and companies of the drawn year, and their jobs. */
import { kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, type Worker } from '../paid-people.ts';
import { type DrawnProject, type Payee, PEOPLE, YEAR } from './drawn-year.ts';

const PEOPLE_OF_A_KIND = 4;
const COMPANIES = 4;

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

/** The jobs of the year. A person who is drawn twice for a day hands the second job to the next person. */
function jobsOf(
  drawn: readonly DrawnProject[],
  talents: readonly { payee: Payee; talent: Talent }[],
  companies: readonly Company[],
) {
  const taken = new Set<string>();
  return drawn.map((one): Job => {
    const day = addDays(firstOf(one.month), (one.is_late ? 13 : 3) + one.day);
    let at = one.payee;
    const key = () => `${at % talents.length} ${day}`;
    while (taken.has(key())) at += 1;
    taken.add(key());
    const somebody = talents[at % talents.length];
    const company = companies[one.company % companies.length];
    if (!somebody || !company) throw new Error('There are people and companies');
    return { drawn: one, day, ...somebody, company };
  });
}

/** The jobs of the drawn projects, with their people and companies. */
export async function openJobs(server: TestServer, drawn: readonly DrawnProject[]): Promise<Job[]> {
  const companies: Company[] = [];
  for (let at = 0; at < COMPANIES; at += 1) companies.push(await aCompany(server));
  const talents: { payee: Payee; talent: Talent }[] = [];
  for (const payee of PEOPLE.flatMap((one) => Array.from({ length: PEOPLE_OF_A_KIND }, () => one))) {
    const talent = await aTalent(server, { birth_date: payee.birth_date });
    await isTaxedAs(server, { talent, candidate_id: '', project_id: '' }, payee.tax_form, payee.birth_date);
    talents.push({ payee, talent });
  }
  return jobsOf(drawn, talents, companies);
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
