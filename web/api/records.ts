/**
 * The record client: `records('Talent').filter({ email }, '-created_date')`. After a failure, list and filter resolve
 * to an empty list with the failure, get resolves to null, and writing calls reject (spec, section 8).
 * Each failure is logged once; no call is retried.
 */
import type { records as declarations, RecordName } from '#contract/registry/record/records.ts';
import type { RecordCall } from '#contract/registry/record.ts';
import { withoutEmpty } from '#domain/office/record/empty-values.ts';
import { type Answer, ApiError, api, type CallArgs, type RouteName } from './client.ts';

type RecordRow<Name extends RecordName> = Answer<`GET /records/${Name}/:id`>;
type Body<Route extends RouteName> = CallArgs<Route> extends { body: infer Sent } ? Sent : never;
type Where<Name extends RecordName> =
  Body<`POST /records/${Name}/filter`> extends { where?: infer Asked } ? NonNullable<Asked> : never;
type Creation<Name extends RecordName> = Body<`POST /records/${Name}`>;
type Change<Name extends RecordName> = Body<`PATCH /records/${Name}/:id`>;

/** A field to order by; a leading minus means descending. */
type RecordSort<Name extends RecordName> =
  | (keyof (typeof declarations)[Name]['fields'] & string)
  | `-${keyof (typeof declarations)[Name]['fields'] & string}`;

/**
 * A page of records. After a failure it is empty with `failure` set, so that a screen can tell it from a list without
 * records.
 */
type RecordList<Row> = Row[] & { readonly has_more: boolean; readonly failure?: ApiError };

export interface RecordCalls<Name extends RecordName> {
  list(sort?: RecordSort<Name>, page?: number): Promise<RecordList<RecordRow<Name>>>;
  filter(where: Where<Name>, sort?: RecordSort<Name>, page?: number): Promise<RecordList<RecordRow<Name>>>;
  get(id: string): Promise<RecordRow<Name> | null>;
  create(values: Creation<Name>): Promise<RecordRow<Name>>;
  update(id: string, values: Change<Name>): Promise<RecordRow<Name>>;
  delete(id: string): Promise<void>;
}

/** The largest page that the server gives, for the fewest calls. */
const PAGE_SIZE = 100;

/**
 * Fields that the server sets for some records (ASSIGNED_BY_SERVER), regardless of the sent values (spec, section 5).
 */
const CARRIED = ['id', 'created_date', 'updated_date'];
const ASSIGNED_BY_SERVER: readonly RecordName[] = ['ProjectChat', 'EmailVerificationCode', 'PasswordResetToken'];

function failureOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal', 0, error instanceof Error ? error.message : '');
}

/** Logs a failure in names and codes alone: values, ids and messages may be personal data. */
function logFailure(name: RecordName, call: RecordCall, error: unknown): void {
  const { code, status } = failureOf(error);
  console.warn(`records ${name}.${call} failed: ${code} (${status})`);
}

function creationOf(name: RecordName, values: object): Record<string, unknown> {
  const given = withoutEmpty({ ...values });
  if (!ASSIGNED_BY_SERVER.includes(name)) return given;
  return Object.fromEntries(Object.entries(given).filter(([field]) => !CARRIED.includes(field)));
}

/** The six calls for the records of one entity. */
export function records<Name extends RecordName>(name: Name): RecordCalls<Name> {
  // The name of the route is built at run time, so its types are given here, once for all six calls.
  const send = api as unknown as (route: RouteName, args: object) => Promise<unknown>;
  const call = async (which: RecordCall, route: RouteName, args: object): Promise<unknown> => {
    try {
      return await send(route, args);
    } catch (error) {
      logFailure(name, which, error);
      throw error;
    }
  };
  type Row = RecordRow<Name>;
  const page = async (answer: Promise<unknown>): Promise<RecordList<Row>> => {
    try {
      const { items, has_more } = (await answer) as { items: Row[]; has_more: boolean };
      return Object.assign(items, { has_more });
    } catch (error) {
      return Object.assign<Row[], { has_more: boolean; failure: ApiError }>([], {
        has_more: false,
        failure: failureOf(error),
      });
    }
  };
  return {
    list: (sort, number = 1) =>
      page(call('list', `GET /records/${name}`, { query: { sort, page: number, page_size: PAGE_SIZE } })),
    filter: (where, sort, number = 1) =>
      page(
        call('filter', `POST /records/${name}/filter`, { body: { where, sort, page: number, page_size: PAGE_SIZE } }),
      ),
    get: (id) => call('get', `GET /records/${name}/:id`, { params: { id } }).catch(() => null) as Promise<Row | null>,
    create: (values) =>
      call('create', `POST /records/${name}`, { body: creationOf(name, values as object) }) as Promise<Row>,
    update: (id, values) =>
      call('update', `PATCH /records/${name}/:id`, { params: { id }, body: values }) as Promise<Row>,
    delete: async (id) => {
      await call('delete', `DELETE /records/${name}/:id`, { params: { id } });
    },
  };
}
