/** Projects in any step and requests to talents, made over HTTP with the company's commands. */

import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { CallArgs } from './client.ts';
import type { Company, Person, Talent } from './people.ts';
import { termsFor } from './terms.ts';

export type ProjectForm = CallArgs<'POST /projects'>['body'];
export type RoleForm = ProjectForm['roles'][number];

/** A role as the form sends it: one place, at 4 500 kr a day. */
export const aRole = (overrides: Partial<RoleForm> = {}): RoleForm => ({
  title: 'Ryttare',
  description: 'Rider i skogen.',
  headcount: 1,
  terms: termsFor(ore(450_000)),
  wanted: {},
  ...overrides,
});

/** A complete form: one role, and three work days that begin 30 days after the server's today. */
export function aForm(server: TestServer, overrides: Partial<ProjectForm> = {}): ProjectForm {
  const first = addDays(dayOf(server.services.clock()), 30);
  return {
    kind: 'project',
    title: 'Höstkampanj',
    production_type: null,
    description: 'En film om hösten.',
    municipality_id: '1480',
    place: 'Slottsskogen',
    usage_media: [],
    usage_territory: null,
    usage_months: null,
    decision_by: null,
    dates: [{ kind: 'work', starts_on: first, ends_on: addDays(first, 2) }],
    roles: [aRole()],
    ...overrides,
  };
}

/** A project as its form would send it, so that a test can change a field. */
export function formOf(project: ProjectDetails): ProjectForm & { revision: number } {
  const { kind, acceptance, title, production_type, description, municipality_id, place, greeting } = project;
  const { decision_by, revision } = project;
  const { usage_media, usage_territory, usage_months } = project;
  const dates = project.dates.map(({ id, ...date }) => date);
  const roles = project.roles.map((role) => ({
    id: role.id,
    title: role.title,
    description: role.description,
    headcount: role.headcount,
    terms: role.terms,
    wanted: role.wanted,
  }));
  const words = {
    kind,
    acceptance,
    title,
    production_type,
    description,
    municipality_id,
    place,
    greeting,
    decision_by,
    revision,
  };
  // Answers have vocabulary ids as plain strings, because older rows may have ids that no longer exist.
  return { ...words, usage_media, usage_territory, usage_months, dates, roles } as ReturnType<typeof formOf>;
}

export interface ProjectOverrides {
  readonly step?: 1 | 2 | 3 | 4 | 5;
  /**
   * Talents asked for the first role, in steps 3 to 5. From step 4 on all of them have said yes; in step 5 all are
   * booked.
   */
  readonly asked?: readonly Talent[];
  readonly form?: Partial<ProjectForm>;
}

/**
 * Makes a project and moves it to a step. Unless `form` has roles, the one role has as many places as there are asked
 * talents.
 */
export async function aProject(
  server: TestServer,
  company: Company,
  { step = 1, asked = [], form = {} }: ProjectOverrides = {},
): Promise<ProjectDetails> {
  const { api } = company;
  const headcount = Math.max(1, asked.length);
  const { id } = await api.ok('POST /projects', { body: aForm(server, { roles: [aRole({ headcount })], ...form }) });
  const params = { id };
  if (step >= 2) await api.ok('POST /projects/:id/open-casting', { params });
  const requests: { talent: Talent; candidate: CandidateRow }[] = [];
  if (step >= 3) {
    for (const talent of asked) requests.push({ talent, candidate: await aRequest(server, company, id, talent) });
  }
  if (step >= 4) {
    for (const { talent, candidate } of requests) await sayYes(talent, candidate.id);
    const { kind } = await api.ok('GET /projects/:id', { params });
    if (kind === 'project') await api.ok('POST /projects/:id/start-review', { params });
  }
  if (step === 5) {
    // In an order, a talent's yes approves the candidate at once.
    const { kind } = await api.ok('GET /projects/:id', { params });
    for (const { candidate } of kind === 'project' ? requests : [])
      await api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
    await api.ok('POST /projects/:id/activate', { params, body: {} });
  }
  return api.ok('GET /projects/:id', { params });
}

export interface RequestOverrides {
  readonly role_id?: string;
  /** Last day to answer (ISO); by default in a week. */
  readonly answer_by?: string;
  readonly message?: string;
}

/**
 * Asks a talent for a role of a project, by default the first.
 * @returns the candidate as the company sees it
 */
export async function aRequest(
  server: TestServer,
  company: Person,
  project_id: string,
  talent: Pick<Talent, 'talent_id'>,
  overrides: RequestOverrides = {},
): Promise<CandidateRow> {
  const params = { id: project_id };
  const { roles } = await company.api.ok('GET /projects/:id', { params });
  const role_id = overrides.role_id ?? roles[0]?.id ?? '';
  const { answer_by = addDays(dayOf(server.services.clock()), 7), message = '' } = overrides;
  const picks = [{ role_id, talent_id: talent.talent_id }];
  const sent = await company.api.ok('POST /projects/:id/requests', { params, body: { picks, answer_by, message } });
  if (sent.sent_count !== 1) throw new Error(`A factory could not ask: ${JSON.stringify(sent.skipped)}`);
  return candidateOf(company, project_id, talent, role_id);
}

/** The request to a talent for a role of a project, as its company sees it. */
export async function candidateOf(
  company: Person,
  project_id: string,
  talent: Pick<Talent, 'talent_id'>,
  role_id?: string,
): Promise<CandidateRow> {
  const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id: project_id }, query: {} });
  const found = items.find((row) => row.talent.id === talent.talent_id && (!role_id || row.role_id === role_id));
  if (!found) throw new Error('This talent has no request in the project');
  return found;
}

/** The talent says yes. */
export const sayYes = (talent: Talent, id: string) =>
  talent.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body: {} });

/** The talent says no, or withdraws a yes. */
export const sayNo = (talent: Talent, id: string) =>
  talent.api.ok('POST /talent/requests/:id/answer-not-interested', { params: { id }, body: {} });
