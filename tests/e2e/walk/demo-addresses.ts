import { as } from '#tests/factories/client.ts';
import type { RouteEntry } from '#web/app/routes.ts';
import type { DemoSessions } from './demo-sessions.ts';

/** The query of a screen about an object, such as '?id=…'; empty for other screens. */
export type AddressOf = (entry: Pick<RouteEntry, 'name'>) => string;

/** Finds an object of the demonstration, by the API, for each screen that needs one. */
export async function findAddresses(url: string, sessions: DemoSessions): Promise<AddressOf> {
  const server = { url };
  const [talent, company] = [as(server, sessions.talent), as(server, sessions.company)];
  const requests = await talent.ok('GET /talent/requests', { query: { group: 'to_answer' } });
  const assignments = await talent.ok('GET /talent/assignments', { query: {} });
  const ongoing = assignments.items.find(({ agreement }) => agreement?.awaits === 'talent') ?? assignments.items[0];
  const { items: projects } = await company.ok('GET /projects', { query: {} });
  const inStep = (step: number) => {
    // Takes the project with the largest headcount, which shows most parts of the screen.
    const found = projects
      .filter(
        (project) => project.kind === 'project' && project.current_step === step && project.status !== 'cancelled',
      )
      .toSorted((a, b) => b.headcount - a.headcount)[0];
    if (!found) throw new Error(`The demonstration has no project in step ${step}`);
    return `?id=${found.id}`;
  };
  const order = projects.find(({ kind, status }) => kind === 'order' && status === 'casting');
  if (!order) throw new Error('The demonstration has no order that asks people');
  const ofOrder = { CompanyOrderTalents: `?id=${order.id}`, CompanyOrderDetails: `?id=${order.id}` };
  const active = inStep(5).slice('?id='.length);
  const agreements = await company.ok('GET /projects/:id/agreements', { params: { id: active }, query: {} });
  const days = await company.ok('GET /projects/:id/days', { params: { id: active }, query: {} });
  const reviewed = projects.filter(
    ({ kind, current_step, status }) => kind === 'project' && current_step === 4 && status === 'casting',
  );
  const auditions = await Promise.all(
    reviewed.map(({ id }) => company.ok('GET /projects/:id/auditions', { params: { id }, query: {} })),
  );
  const tape = auditions.flatMap(({ items }) => items).find(({ kind }) => kind === 'self_tape');
  const met = auditions.flatMap(({ items }) => items).find(({ kind }) => kind === 'on_site');
  const announcements = await company.ok('GET /announcements', { query: { status: 'published' } });
  const completed = await company.ok('GET /company/completed-projects', { query: {} });
  const coming = await company.ok('GET /company/bookings', { query: { group: 'coming' } });
  /** A presentation of the first casting project that has one. */
  const findPresentation = async () => {
    for (const { id } of projects.filter(({ status }) => status === 'casting')) {
      const { items } = await company.ok('GET /projects/:id/presentations', { params: { id }, query: {} });
      if (items[0]) return items[0].id;
    }
    throw new Error('The demonstration shows nobody to a client');
  };
  const findCompany = async () => {
    const { items } = await as(server, sessions.admin).ok('GET /admin/companies', { query: { status: 'approved' } });
    return items.toSorted((a, b) => b.project_count - a.project_count)[0]?.id;
  };
  /** Two talents who can be merged, so that the screen shows its form. */
  const findTwo = async () => {
    const office = as(server, sessions.admin);
    const { items } = await office.ok('GET /admin/talents', { query: { completed: 'yes', booked: 'no' } });
    const [{ id } = { id: '' }, ...others] = items.filter(({ actions }) => actions.includes('merge'));
    for (const { id: other_id } of others) {
      const params = { id, other_id };
      const { hindrances } = await office.ok('GET /admin/talents/:id/merge/:other_id', { params });
      if (hindrances.length === 0) return `?id=${id}&other=${other_id}`;
    }
    throw new Error('The demonstration has no two who could be one person');
  };
  const waiting = await as(server, sessions.admin).ok('GET /admin/talents/next');
  const request = `?id=${requests.items[0]?.id}`;
  const addresses: Readonly<Record<string, string>> = {
    TalentRequestDetails: request,
    TalentInterestDetails: request,
    RequestDetails: request,
    AssignmentDetails: `?id=${ongoing?.id}`,
    TalentAgreement: `?id=${ongoing?.agreement?.id}`,
    CompanyAgreement: `?id=${agreements.items[0]?.id}`,
    CompanyProjectDetails: inStep(3),
    CompanyProjectTalents: inStep(2),
    CompanyProjectAwaitingResponses: inStep(3),
    CompanyProjectReview: inStep(4),
    CompanyProjectAudition: `?id=${tape?.project_id}`,
    CompanyAuditionDetails: `?id=${met?.id}`,
    CompanyAuditionDay: `?id=${met?.id}`,
    CompanyAuditionRoleCandidates: `?id=${tape?.id}`,
    CompanyOngoingProjectDetails: inStep(5),
    ...ofOrder,
    CompanyCallSheet: `?id=${active}&day=${days.items[0]?.id}`,
    CompanyProjectHubCreateAnnouncement: `?id=${announcements.items[0]?.id}`,
    // The first project in the list, which has results and so shows most parts of the screen.
    CompanyCompletedProjects: `?id=${completed.items[0]?.id}`,
    CompanyPresentation: `?id=${await findPresentation()}`,
    CompanyReplacement: `?id=${coming.items.find(({ may_replace }) => may_replace)?.id}`,
    AdminProjectDetails: inStep(3),
    AdminOutbox: '?state=sent',
    AdminCompanyDetails: `?id=${await findCompany()}`,
    AdminTalentReview: `?id=${waiting.id}`,
    AdminTalentMerge: await findTwo(),
  };
  return ({ name }) => addresses[name] ?? '';
}
