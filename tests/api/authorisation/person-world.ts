/** A talent with whom companies have had to do in every way there is, and what each route is asked about them. */
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { auditionBody, calledId, calledRows } from '#tests/factories/auditions.ts';
import { offerBody, offersOf } from '#tests/factories/counter-offers.ts';
import { sheetBody } from '#tests/factories/days.ts';
import { aCompany, type Company, type Talent } from '#tests/factories/people.ts';
import { aPresentationRow, presentationBody } from '#tests/factories/presentations.ts';
import { aForm, aProject, aRequest, aRole, candidateOf, formOf } from '#tests/factories/projects.ts';
import { reportBody } from '#tests/factories/reports.ts';
import { threadBody } from '#tests/factories/threads.ts';
import { overHttp } from '#tests/support/over-http.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { SHOWN_PEOPLE } from './shown-people.ts';

/** What the talent writes to a company, by which they could be known. */
const WORDS = 'Hälsningar från Wieliczka';

/** The number of rows of an entity that are read one by one, the newest. */
const RECORDS_READ = 4;

const QUERY = { text: '', wishes: [], unknown: [] };

/** A company that has only found the talent: picked, kept on a list, told of by a saved search. */
async function findTalent(server: TestServer, company: Company, { talent_id }: Talent) {
  const project = await aProject(server, company, { step: 2 });
  const role_id = project.roles[0]?.id ?? '';
  const params = { id: project.id };
  await company.api.ok('PUT /projects/:id/picks', { params, body: { role_id, talent_ids: [talent_id] } });
  const list = await company.api.ok('POST /shortlists', { body: { name: 'Ryttare', talent_ids: [talent_id] } });
  const other = await company.api.ok('POST /shortlists', { body: { name: 'Andra', talent_ids: [] } });
  const search = await company.api.ok('POST /saved-searches', {
    body: { name: 'Alla', query: QUERY, notify: 'daily' },
  });
  return { project, role_id, list, other, search };
}

/** The day on which the talent was booked. */
const dayLater = (server: TestServer) => addDays(dayOf(server.services.clock()), 60);

/** And one that has asked them, for two roles, booked them once and cancelled it, and would book them on days that are taken. */
async function askTalent(server: TestServer, company: Company, talent: Talent) {
  const roles = [aRole(), aRole({ title: 'Grannen' })];
  const asked = await aProject(server, company, { step: 2, form: { roles } });
  const { id } = await aRequest(server, company, asked.id, talent);
  const role_id = asked.roles[1]?.id ?? '';
  const pending = await aRequest(server, company, asked.id, talent, { role_id });
  const body = { message: WORDS };
  await talent.api.ok('POST /talent/requests/:id/answer-interested', { params: { id }, body });
  await company.api.ok('POST /projects/:id/start-review', { params: { id: asked.id } });

  const later = dayLater(server);
  const dates = [{ kind: 'work' as const, starts_on: later, ends_on: later }];
  const booked = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  for (const writer of [company, talent])
    await writer.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body: WORDS } });
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id: booked.id }, query: {} });
  const booking = items[0]?.id ?? '';
  const assignment = (await candidateOf(company, booked.id, talent)).id;
  await company.api.ok('POST /bookings/:id/cancel', { params: { id: booking }, body: { reason: 'Det regnar.' } });
  await server.services.pool.query(
    `with review as (
      insert into reviews (candidate_id, project_id, company_id, talent_id, status, closes_date)
      values ($1, $2, $3, $4, 'published', app_now()) returning id)
    insert into review_parts (review_id, side, words, note, written_by, revision)
    select id, 'company', 'Bra.', '', 'Kim', 1 from review`,
    [assignment, booked.id, company.company_id, talent.talent_id],
  );

  const clashing = await aProject(server, company, { step: 4, asked: [talent] });
  const chosen = await candidateOf(company, clashing.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id: chosen.id }, body: {} });
  return { asked, candidate: id, pending: pending.id, booked, booking, assignment, clashing };
}

export interface PersonWorld {
  /** Has found the talent, and asked them when `isAsked`. */
  readonly company: Company;
  readonly talent: Talent;
  /** The routes whose answers show the talent. */
  walk(): Promise<string[]>;
}

/** Makes the world around a talent that all may see. */
export async function aPersonWorld(
  server: TestServer,
  talent: Talent,
  { isAsked }: { readonly isAsked: boolean },
): Promise<PersonWorld> {
  const company = await aCompany(server);
  const found = await findTalent(server, company, talent);
  if (isAsked) await aProject(server, await aCompany(server), { step: 5, asked: [talent] });
  const asked = isAsked ? await askTalent(server, company, talent) : undefined;
  const { talent_id } = talent;
  const last_name = talent.name.split(' ').at(-1) ?? talent.name;
  const needles = [last_name, WORDS, talent_id, talent.account_id, talent.email];

  /** Ids of the records that there are while the talent can be seen. */
  const recordIds = new Map<string, string[]>();
  for (const route of Object.keys(SHOWN_PEOPLE)) {
    const name = /^GET \/records\/(\w+)$/.exec(route)?.[1];
    if (!name) continue;
    const { body } = await company.api.raw(route as never);
    const { items = [] } = body as { items?: { id: string }[] };
    // Those about them first: of rows of the same instant any may come first.
    const isOther = (item: object) => Number(!needles.some((needle) => JSON.stringify(item).includes(needle)));
    const read = items.toSorted((one, other) => isOther(one) - isOther(other)).slice(0, RECORDS_READ);
    recordIds.set(name, name === 'Talent' ? [talent_id] : read.map(({ id }) => id));
  }

  const agreements: string[] = [];
  let clearance = '';
  let presentation = '';
  let offer = '';
  const called = asked && (await calledRows(server.services.pool, asked.candidate));
  if (asked) {
    const made = await server.services.pool.query<{ id: string }>(offersOf(`'${asked.candidate}'`, WORDS));
    offer = made.rows[0]?.id ?? '';
    const { rows } = await server.services.pool.query<{ id: string }>(
      `insert into clearances (candidate_id, project_id, company_id, talent_id, status, waits_until)
       select id, project_id, $3, talent_id, 'waiting', '2099-01-01' from candidates
       where project_id = $1 and talent_id = $2 returning id`,
      [asked.booked.id, talent_id, company.company_id],
    );
    clearance = rows[0]?.id ?? '';
    presentation = await aPresentationRow(server.services.pool, asked.asked.id, [asked.candidate]);
    const answer = await company.api.ok('GET /projects/:id/agreements', { params: { id: asked.booked.id }, query: {} });
    agreements.push(...answer.items.map(({ id }) => id));
  }

  const idsFor = (route: string): string[] => {
    const record = /\/records\/(\w+)\/:id$/.exec(route)?.[1];
    if (record) return recordIds.get(record) ?? [];
    if (route.includes('/talents/')) return [talent_id];
    if (route === 'PUT /shortlists/:id/people') return [found.other.id];
    if (route.includes('/shortlists/')) return [found.list.id];
    if (route.includes('/saved-searches/')) return [found.search.id];
    if (/ \/candidates\/:id\/(remind|extend)/.test(route)) return asked ? [asked.pending] : [];
    const ofAudition = called && calledId(route, called);
    if (ofAudition) return [ofAudition];
    if (route.includes('/counter-offers/:id')) return offer ? [offer] : [];
    if (/ \/(candidates|threads)\//.test(route)) return asked ? [asked.candidate] : [];
    if (/ \/presentations\/:id\/(share|renew-link|end)$/.test(route)) return [];
    if (route.includes(' /presentations/')) return presentation ? [presentation] : [];
    if (route.includes('/bookings/')) return asked ? [asked.booking] : [];
    if (route.includes('/agreements/:id')) return agreements;
    if (route.includes('/clearances/:id')) return clearance ? [clearance] : [];
    if (route.includes('/assignments/:id')) return asked ? [asked.assignment] : [];
    if (/\/projects\/:id\/(bookings|agreements|clearances|outcome|reports|reviews|days|call-sheets)/.test(route))
      return asked ? [asked.booked.id] : [found.project.id];
    if (route === 'POST /projects/:id/activate') return asked ? [asked.clashing.id] : [found.project.id];
    if (route.includes('/picks')) return [found.project.id];
    return [asked?.asked.id ?? found.project.id];
  };
  const later = '2099-01-01';
  const bodyFor = (route: string): unknown => {
    const talent_ids = [talent_id];
    const people = [{ talent_id }];
    const candidate_ids = asked ? [asked.pending] : [talent_id];
    const chosen = { candidate_ids: asked ? [asked.candidate] : [], revision: 1 };
    const presented = presentationBody(route, server.services.clock, chosen);
    if (presented) return presented;
    switch (route) {
      case 'POST /clearances/:id/chaperone':
        return { name: 'Eva Ek', phone: '070-123 45 67' };
      case 'POST /projects':
        return aForm(server);
      case 'PUT /projects/:id':
        return formOf(asked?.asked ?? found.project);
      case 'POST /projects/:id/change-terms':
        return { ...formOf(asked?.asked ?? found.project), answer_by: later };
      case 'PUT /projects/:id/picks':
        return { role_id: found.role_id, talent_ids };
      case 'POST /projects/:id/requests': {
        const role_id = asked?.asked.roles[0]?.id ?? found.role_id;
        return { picks: [{ role_id, talent_id }], answer_by: later };
      }
      case 'POST /orders/send': {
        const { kind, ...form } = aForm(server);
        return { ...form, draft: null, answer_by: later, roles: [{ ...aRole(), talent_ids }] };
      }
      case 'POST /briefs/read':
        return { text: 'Vi söker en ryttare.' };
      case 'POST /prices/quote':
        return { dates: [], roles: [{ headcount: 1, terms: BLANK_TERMS }], tax_form: 'A' };
      case 'POST /shortlists':
        return { name: 'Ny', talent_ids };
      case 'PATCH /shortlists/:id':
        return { name: 'Hästfolk' };
      case 'PUT /shortlists/:id/people':
        return { people };
      case 'PATCH /shortlists/:id/people':
        return { talent_id, note: 'Rider.' };
      case 'POST /shortlists/:id/people/remove':
        return { talent_ids };
      case 'POST /saved-searches':
        return { name: 'Igen', query: QUERY, notify: 'off' };
      case 'PATCH /saved-searches/:id':
        return { notify: 'daily' };
      case 'POST /notifications/read':
        return { all: true };
      case 'POST /candidates/:id/place':
        return { before_id: null };
      case 'POST /candidates/:id/call-back':
        return { seen_consideration: 'hold' };
      case 'POST /candidates/:id/approve':
        return { seen_consideration: 'callback' };
      case 'POST /candidates/:id/undecide':
        return { seen_decision: 'approved' };
      case 'POST /candidates/:id/option':
        return { ends_on: dayOf(new Date(server.services.clock().getTime() + 86_400_000)), ends_at: '12:00' };
      case 'POST /candidates/:id/extend':
        return { answer_by: later };
      case 'POST /projects/:id/candidates/extend':
        return { candidate_ids, answer_by: later };
      case 'POST /projects/:id/activate':
        return { accepts_short_roles: true };
      case 'POST /bookings/:id/replacements':
        return { talent_ids, answer_by: dayOf(server.services.clock()) };
      case 'POST /projects/:id/cancel':
      case 'POST /bookings/:id/cancel':
        return { reason: 'Det regnar.' };
      case 'PATCH /records/ProjectCandidateStatus/:id':
        return { stars: 3 };
      case 'PATCH /records/CompanyNotification/:id':
        return { read: true };
      default:
        if (/candidates\/(remind|withdraw)$/.test(route)) return { candidate_ids };
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
  };
  const today = dayOf(server.services.clock());
  const QUERIES: Readonly<Record<string, string>> = {
    'GET /order-start': `?talent=${talent_id}`,
    'GET /shortlists/containing': `?talent_id=${talent_id}`,
    'GET /company/bookings': '?group=all',
    'GET /company/bookings/calendar': `?from=${today}&to=${addDays(today, 41)}`,
    'GET /threads/:id/messages': '?before=9',
    'GET /targets': `?text=${talent.name.split(' ').at(-1)}`,
  };
  const queryFor = (route: string) => QUERIES[route] ?? '';

  const ask = async (route: string, id: string) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const filled = path
      .replace(':role_id', found.role_id)
      .replace(':talent_id', talent_id)
      .replace(':id', id)
      .replace(':day', dayLater(server));
    const { status, text } = await overHttp(server.url + API_PREFIX + filled + queryFor(route), {
      method,
      headers: { cookie: company.cookie },
      ...(method !== 'GET' && { body: bodyFor(route) }),
    });
    if (status >= 500) throw new Error(`${route} answered ${status}: ${text}`);
    return text;
  };
  return {
    company,
    talent,
    async walk() {
      const shows = async (route: string) => {
        const ids = route.includes(':id') ? idsFor(route) : [''];
        const answers = await Promise.all(ids.map((id) => ask(route, id)));
        return needles.some((needle) => answers.some((answer) => answer.includes(needle)));
      };
      const routes = Object.keys(SHOWN_PEOPLE);
      const isReading = (route: string) => /^GET |\/filter$/.test(route);
      const showing = new Set<string>();
      // What changes nothing is asked at once; the commands come after it, in their order.
      const readings = routes.filter(isReading).map(async (route) => {
        if (await shows(route)) showing.add(route);
      });
      await Promise.all(readings);
      for (const route of routes) if (!isReading(route) && (await shows(route))) showing.add(route);
      return routes.filter((route) => showing.has(route));
    },
  };
}
