/**
 * A talent whom companies have found or also asked, and calls of all routes that a company may call about the talent.
 */
import { API_PREFIX } from '#contract/kernel/route.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aCompany, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { overHttp } from '#tests/support/over-http.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { bodyOf } from './person-bodies.ts';
import { idsOf } from './person-ids.ts';
import { askTalent, dayLater, findTalent, followAsked, type Traces, WORDS } from './person-traces.ts';
import { SHOWN_PEOPLE } from './shown-people.ts';

/** Number of records of each entity that are read one by one. */
const RECORDS_READ = 4;

export interface PersonWorld {
  /** A company that has found the talent, and if `isAsked` has also asked the talent. */
  readonly company: Company;
  readonly talent: Talent;
  /** Calls all routes. Returns those whose answers show the talent. */
  walk(): Promise<string[]>;
}

/**
 * Ids of records that the company can read while the talent is visible, at most RECORDS_READ of each entity; records
 * about the talent first.
 */
async function readRecordIds(company: Company, talent_id: string, isAbout: (text: string) => boolean) {
  const recordIds = new Map<string, string[]>();
  for (const route of Object.keys(SHOWN_PEOPLE)) {
    const name = /^GET \/records\/(\w+)$/.exec(route)?.[1];
    if (!name) continue;
    const { body } = await company.api.raw(route as never);
    const { items = [] } = body as { items?: { id: string }[] };
    // The rows are sorted, because rows of the same instant come in no fixed order.
    const isOther = (item: object) => Number(!isAbout(JSON.stringify(item)));
    const read = items.toSorted((one, other) => isOther(one) - isOther(other)).slice(0, RECORDS_READ);
    recordIds.set(name, name === 'Talent' ? [talent_id] : read.map(({ id }) => id));
  }
  return recordIds;
}

/** Queries by route, with which the answer can contain the talent. */
const queriesOf = ({ talent_id, name }: Talent, today: string): Readonly<Record<string, string>> => ({
  'GET /order-start': `?talent=${talent_id}`,
  'GET /shortlists/containing': `?talent_id=${talent_id}`,
  'GET /company/bookings': '?group=all',
  'GET /company/bookings/calendar': `?from=${today}&to=${addDays(today, 41)}`,
  'GET /threads/:id/messages': '?before=9',
  'GET /targets': `?text=${name.split(' ').at(-1)}`,
});

/** True for a route that changes nothing. */
const isReading = (route: string) => /^GET |\/filter$/.test(route);

/** The routes for which `shows` returns true. Reading routes run in parallel, and then the commands in their order. */
async function routesThat(shows: (route: string) => Promise<boolean>): Promise<string[]> {
  const routes = Object.keys(SHOWN_PEOPLE);
  const showing = new Set<string>();
  const readings = routes.filter(isReading).map(async (route) => {
    if (await shows(route)) showing.add(route);
  });
  await Promise.all(readings);
  for (const route of routes) if (!isReading(route) && (await shows(route))) showing.add(route);
  return routes.filter((route) => showing.has(route));
}

/**
 * Makes a company that has found the talent. `sought`: the texts that an answer shows the talent by, if not all. With `isAsked`, this company and one more have also asked and booked the
 * talent. Must be called while companies may see the talent.
 */
export async function aPersonWorld(
  server: TestServer,
  talent: Talent,
  { isAsked, sought }: { readonly isAsked: boolean; readonly sought?: readonly string[] },
): Promise<PersonWorld> {
  const company = await aCompany(server);
  const found = await findTalent(server, company, talent);
  if (isAsked) await aProject(server, await aCompany(server), { step: 5, asked: [talent] });
  const asked = isAsked ? await askTalent(server, company, talent) : undefined;
  const { talent_id } = talent;
  const last_name = talent.name.split(' ').at(-1) ?? talent.name;
  const needles = sought ?? [last_name, WORDS, talent_id, talent.account_id, talent.email];
  const isAbout = (text: string) => needles.some((needle) => text.includes(needle));
  const recordIds = await readRecordIds(company, talent_id, isAbout);
  const traces: Traces = {
    talent_id,
    found,
    asked: asked && (await followAsked(server, company, talent, asked)),
  };
  const idsFor = (route: string): string[] => {
    const record = /\/records\/(\w+)\/:id$/.exec(route)?.[1];
    return record ? (recordIds.get(record) ?? []) : idsOf(route, traces);
  };
  const queries = queriesOf(talent, dayOf(server.services.clock()));
  const ask = async (route: string, id: string) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const filled = path
      .replace(':role_id', found.role_id)
      .replace(':talent_id', talent_id)
      .replace(':id', id)
      .replace(':day', dayLater(server));
    const { status, text } = await overHttp(server.url + API_PREFIX + filled + (queries[route] ?? ''), {
      method,
      headers: { cookie: company.cookie },
      ...(method !== 'GET' && { body: bodyOf(route, traces, server) }),
    });
    if (status >= 500) throw new Error(`${route} answered ${status}: ${text}`);
    return text;
  };
  return {
    company,
    talent,
    walk: () =>
      routesThat(async (route) => {
        const ids = route.includes(':id') ? idsFor(route) : [''];
        const answers = await Promise.all(ids.map((id) => ask(route, id)));
        return answers.some(isAbout);
      }),
  };
}
