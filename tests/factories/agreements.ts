import type { ProjectDetails } from '#contract/projects/project.ts';
import type { AgreementSummary } from '#contract/work/agreement.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import type { Company, Talent } from './people.ts';
import { aProject, type ProjectForm } from './projects.ts';

/** The agreements of a project, after their documents are made. */
async function offered(server: TestServer, { api }: Company, id: string): Promise<AgreementSummary[]> {
  await server.services.scribe.settled();
  return (await api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;
}

/** The company signs all agreements of a project that wait for its signature. */
export async function signForCompany(server: TestServer, company: Company, id: string): Promise<void> {
  const waiting = (await offered(server, company, id)).filter(({ actions }) => actions.includes('sign-for-company'));
  const agreements = waiting.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body });
}

/** Each talent signs the agreements of a project that wait for the talent's signature. */
async function signForTalents(
  server: TestServer,
  company: Company,
  id: string,
  talents: readonly Talent[],
): Promise<void> {
  const agreements = await offered(server, company, id);
  for (const talent of talents) {
    for (const { id, sha256 } of agreements.filter(
      (one) => one.talent_name === talent.name && one.awaits === 'talent',
    )) {
      const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
      await talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
    }
  }
}

/** A project whose company and booked talents have signed all agreements. The names of the talents must differ. */
export async function aSignedProject(
  server: TestServer,
  company: Company,
  talents: readonly Talent[],
  form: Partial<ProjectForm>,
): Promise<ProjectDetails> {
  const project = await aProject(server, company, { step: 5, asked: talents, form });
  await signForCompany(server, company, project.id);
  await signForTalents(server, company, project.id, talents);
  return project;
}
