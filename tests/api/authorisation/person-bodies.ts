/** The body for each route about a talent. */
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { auditionBody } from '#tests/factories/auditions.ts';
import { offerBody } from '#tests/factories/counter-offers.ts';
import { sheetBody } from '#tests/factories/days.ts';
import { presentationBody } from '#tests/factories/presentations.ts';
import { aForm, aRole, formOf } from '#tests/factories/projects.ts';
import { reportBody } from '#tests/factories/reports.ts';
import { threadBody } from '#tests/factories/threads.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { QUERY, type Traces } from './person-traces.ts';

type Body = (traces: Traces, server: TestServer) => unknown;

const FAR = '2099-01-01';
const MOVE = { starts_on: FAR, ends_on: FAR, to: '2099-01-02' };
const A_DAY_MS = 86_400_000;

const formOfProject = ({ asked, found }: Traces) => formOf(asked?.asked ?? found.project);
const candidates = ({ asked, talent_id }: Traces) => ({ candidate_ids: [asked?.pending ?? talent_id] });
const rainy = () => ({ reason: 'Det regnar.' });

/** Bodies for routes of projects, candidates and bookings. */
const PROJECTS: Readonly<Record<string, Body>> = {
  'POST /projects': (_, server) => aForm(server),
  'PUT /projects/:id': formOfProject,
  'POST /projects/:id/change-terms': (traces) => ({ ...formOfProject(traces), answer_by: FAR }),
  'PUT /projects/:id/picks': ({ found, talent_id }) => ({ role_id: found.role_id, talent_ids: [talent_id] }),
  'POST /projects/:id/requests': ({ asked, found, talent_id }) => ({
    picks: [{ role_id: asked?.asked.roles[0]?.id ?? found.role_id, talent_id }],
    answer_by: FAR,
  }),
  'POST /orders/send': ({ talent_id }, server) => {
    const { kind, ...form } = aForm(server);
    return { ...form, draft: null, answer_by: FAR, roles: [{ ...aRole(), talent_ids: [talent_id] }] };
  },
  'POST /projects/:id/activate': () => ({ accepts_short_roles: true }),
  'POST /projects/:id/day-moves/plan': () => ({ moves: [MOVE] }),
  'POST /projects/:id/day-moves': () => ({ moves: [MOVE], answer_by: FAR, revision: 99 }),
  'POST /projects/:id/cancel': rainy,
  'POST /projects/:id/candidates/remind': candidates,
  'POST /projects/:id/candidates/withdraw': candidates,
  'POST /projects/:id/candidates/extend': (traces) => ({ ...candidates(traces), answer_by: FAR }),
  'POST /candidates/:id/place': () => ({ before_id: null }),
  'POST /candidates/:id/call-back': () => ({ seen_consideration: 'hold' }),
  'POST /candidates/:id/approve': () => ({ seen_consideration: 'callback' }),
  'POST /candidates/:id/undecide': () => ({ seen_decision: 'approved' }),
  'POST /candidates/:id/option': (_, { services: { clock } }) => ({
    ends_on: dayOf(new Date(clock().getTime() + A_DAY_MS)),
    ends_at: '12:00',
  }),
  'POST /candidates/:id/extend': () => ({ answer_by: FAR }),
  'POST /bookings/:id/replacements': ({ talent_id }, { services: { clock } }) => ({
    talent_ids: [talent_id],
    answer_by: dayOf(clock()),
  }),
  'POST /bookings/:id/cancel': rainy,
  'POST /clearances/:id/chaperone': () => ({ name: 'Eva Ek', phone: '070-123 45 67' }),
};

/** Bodies for other routes, mainly those that find, save or show talents. */
const OTHERS: Readonly<Record<string, Body>> = {
  'POST /briefs/read': () => ({ text: 'Vi söker en ryttare.' }),
  'POST /prices/quote': () => ({ dates: [], roles: [{ headcount: 1, terms: BLANK_TERMS }], tax_form: 'A' }),
  'POST /shortlists': ({ talent_id }) => ({ name: 'Ny', talent_ids: [talent_id] }),
  'PATCH /shortlists/:id': () => ({ name: 'Hästfolk' }),
  'PUT /shortlists/:id/people': ({ talent_id }) => ({ people: [{ talent_id }] }),
  'PATCH /shortlists/:id/people': ({ talent_id }) => ({ talent_id, note: 'Rider.' }),
  'POST /shortlists/:id/people/remove': ({ talent_id }) => ({ talent_ids: [talent_id] }),
  'POST /saved-searches': () => ({ name: 'Igen', query: QUERY, notify: 'off' }),
  'PATCH /saved-searches/:id': () => ({ notify: 'daily' }),
  'POST /notifications/read': () => ({ all: true }),
  'PATCH /records/ProjectCandidateStatus/:id': () => ({ stars: 3 }),
  'PATCH /records/CompanyNotification/:id': () => ({ read: true }),
};

/** A valid body for the call of a route. */
export function bodyOf(route: string, traces: Traces, server: TestServer): unknown {
  const { asked, talent_id } = traces;
  const chosen = { candidate_ids: asked ? [asked.candidate] : [], revision: 1 };
  const presented = presentationBody(route, server.services.clock, chosen);
  if (presented) return presented;
  const own = PROJECTS[route] ?? OTHERS[route];
  if (own) return own(traces, server);
  if (route.endsWith('/acceptance')) return { acceptance: 'each' };
  if (route.endsWith('/template')) return { name: 'Mall' };
  if (route.includes('/counter-offers/')) return offerBody(route, route.endsWith('/answer') ? 1 : 2);
  return (
    reportBody(route, asked?.candidate ?? talent_id) ??
    sheetBody(route) ??
    auditionBody(route) ??
    threadBody(route) ??
    (route.endsWith('/filter') ? { where: {} } : {})
  );
}
