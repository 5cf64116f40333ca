/** People and objects in which every entity of the record routes has rows of two accounts. */
import type { ErrorBody } from '#contract/registry/errors.ts';
import type { RecordName } from '#contract/registry/record/records.ts';
import { type RecordCall, recordRoute } from '#contract/registry/record.ts';
import { calledRows } from '#tests/factories/auditions.ts';
import { as, type Client, type RouteName } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { reportThread } from '#tests/factories/threads.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export type Row = Record<string, unknown> & { id: string; created_date: string; updated_date: string };
interface Page {
  items: Row[];
  has_more: boolean;
}
export interface Said {
  status: number;
  code: string | undefined;
  field: string | undefined;
  body: Row & Page;
}

/** Calls the six record routes of an entity as one caller; refusals are returned as values. */
export function recordsAs(api: Client, name: RecordName) {
  const call = async (which: RecordCall, sent: object): Promise<Said> => {
    const { status, body } = await api.raw(recordRoute(name, which) as RouteName, sent);
    const error = (body as Partial<ErrorBody>)?.error;
    const { field } = (error?.data ?? {}) as { field?: string };
    return { status, code: error?.code, field: field ?? Object.keys(error?.fields ?? {})[0], body: body as Row & Page };
  };
  return {
    list: (query: object = {}) => call('list', { query }),
    filter: (where: object, rest: object = {}) => call('filter', { body: { where, ...rest } }),
    get: (id: string) => call('get', { params: { id } }),
    create: (body: object) => call('create', { body }),
    update: (id: string, body: object) => call('update', { params: { id }, body }),
    delete: (id: string) => call('delete', { params: { id } }),
  };
}

export const RECORD_ROLES = ['anonymous', 'talent', 'company', 'admin'] as const;
export type RecordRole = (typeof RECORD_ROLES)[number];

export interface World {
  readonly talent: Talent;
  readonly company: Company;
  readonly otherTalent: Talent;
  readonly otherCompany: Company;
  readonly admin: Person;
  /** A project in step 5, in which the talent is booked. */
  readonly project_id: string;
  /** A draft order of the company. */
  readonly order_id: string;
  readonly clients: Readonly<Record<RecordRole, Client>>;
}

export async function aWorld(server: TestServer): Promise<World> {
  const [talent, otherTalent] = [await aTalent(server), await aTalent(server, { first_name: 'Bo' })];
  const [company, otherCompany] = [await aCompany(server), await aCompany(server, { company_name: 'Teatern' })];
  const admin = await anAdmin(server);
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  await calledRows(server.services.pool, (await candidateOf(company, project.id, talent)).id);
  const order = await aProject(server, company, { form: { kind: 'order' } });
  const foreign = await aProject(server, otherCompany, { step: 2 });
  await aRequest(server, otherCompany, foreign.id, otherTalent);
  await recordsAs(talent.api, 'ProjectMessage').create({ project_id: project.id, body: 'Vilken port är det?' });
  // The thread is reported, so that an administrator can read it.
  await reportThread(company, (await candidateOf(company, project.id, talent)).id);
  return {
    talent,
    company,
    otherTalent,
    otherCompany,
    admin,
    project_id: project.id,
    order_id: order.id,
    clients: { anonymous: as(server), talent: talent.api, company: company.api, admin: admin.api },
  };
}
