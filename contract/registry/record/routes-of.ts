import { z } from 'zod';
import { done, id } from '#contract/kernel/fields.ts';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { ADMIN_ROLES, type AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import { MEMBER_ROLES, type MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { type carried, creationOf } from './creation.ts';
import type { RecordDeclaration } from './declaration.ts';
import type { RecordField, RecordFields, RecordOf, WhereOf } from './field.ts';
import { openBody } from './open-body.ts';
import { bounded, listQuery, PAGE_MAX, RECORD_PAGE_SIZE, RECORD_PAGE_SIZE_MAX, type RecordPage, sort } from './page.ts';

type Guard = readonly AccountRole[];
type Call = {
  auth: Guard;
  members?: readonly MemberRole[];
  admins?: readonly AdminRole[];
  looks_at?: Look;
  open_to_keys?: true;
  summary: string;
  errors: readonly ErrorCode[];
};

const byId = z.strictObject({ id });

type RecordRoutes<Name extends string, Row, Where, Create, Update> = {
  [Key in `GET /records/${Name}`]: Call & { query: typeof listQuery; response: z.ZodType<RecordPage<Row>> };
} & {
  [Key in `POST /records/${Name}/filter`]: Call & {
    body: z.ZodType<
      { where: Readonly<Record<string, unknown>>; sort?: string | undefined; page: number; page_size: number },
      { where?: Where; sort?: string | undefined; page?: number; page_size?: number }
    >;
    response: z.ZodType<RecordPage<Row>>;
  };
} & {
  [Key in `GET /records/${Name}/:id`]: Call & { params: typeof byId; response: z.ZodType<Row> };
} & {
  [Key in `POST /records/${Name}`]: Call & {
    body: z.ZodType<Readonly<Record<string, unknown>>, Create & z.input<typeof carried>>;
    response: z.ZodType<Row>;
  };
} & {
  [Key in `PATCH /records/${Name}/:id`]: Call & {
    params: typeof byId;
    body: z.ZodType<Readonly<Record<string, unknown>>, Update | (Create & z.input<typeof carried>)>;
    response: z.ZodType<Row>;
  };
} & {
  [Key in `DELETE /records/${Name}/:id`]: Call & { params: typeof byId; response: typeof done };
};

const shapeOf = (fields: RecordFields, schemaOf: (field: RecordField) => z.ZodType) =>
  Object.fromEntries(Object.entries<RecordField>(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Refusals of create and update, beside those of invalid values. */
const WRITING: readonly ErrorCode[] = [
  'unknown_field',
  'state_field',
  'read_only_field',
  'record_exists',
  'record_deleted',
];

/** The six routes of an entity. An update may create a record, so a role that may create may also call the update. */
export function recordRoutesOf<
  Name extends string,
  Fields extends RecordFields,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
>(declaration: RecordDeclaration<Name, Fields, Create, Update>) {
  const { name, about, fields, may, errors, example, found_by, shows_people, looks_at, open_to_keys } = declaration;
  const byKey = open_to_keys && { open_to_keys: true };
  const shown = { ...(shows_people && { shows_people }), ...(looks_at && { looks_at }), ...byKey };
  const row = z
    .object(shapeOf(fields, ({ schema, readers }) => (readers ? schema.optional() : schema)))
    .meta({ example });
  const page = z
    .object({ items: z.array(row), page: z.number(), page_size: z.number(), has_more: z.boolean() })
    .meta({ example: { items: [example], page: 1, page_size: RECORD_PAGE_SIZE, has_more: false } });
  const values: Readonly<Record<string, unknown>> = example;
  const where = z.strictObject(shapeOf(fields, ({ sent }) => sent.optional()));
  const filter = z
    .strictObject({
      where: openBody(where).default({}),
      sort,
      page: bounded(z.number(), PAGE_MAX).default(1),
      page_size: bounded(z.number(), RECORD_PAGE_SIZE_MAX).default(RECORD_PAGE_SIZE),
    })
    .meta({ example: { where: { [found_by]: values[found_by] }, sort: '-created_date' } });
  const pick = (names: object) => Object.fromEntries(Object.keys(names).map((key) => [key, values[key]]));
  const created = openBody(creationOf(declaration)).meta({ example: pick(declaration.create.shape) });
  const updated = openBody(declaration.update).meta({ example: pick(declaration.update.shape) });
  const changing = [...new Set([...WRITING, ...errors])];
  return {
    [`GET /records/${name}`]: {
      auth: may.read,
      limits: ['record'],
      summary: `Lists records. ${about}`,
      query: listQuery,
      ...shown,
      response: page,
      errors: ['unknown_field'],
    },
    [`POST /records/${name}/filter`]: {
      auth: may.read,
      members: MEMBER_ROLES,
      admins: ADMIN_ROLES,
      mandate: 'none',
      limits: ['record'],
      summary: `Filters records by equal field values; the filter is in the body because an address may hold no e-mail. ${about}`,
      body: filter,
      ...shown,
      response: page,
      errors: ['unknown_field'],
    },
    [`GET /records/${name}/:id`]: {
      auth: may.read,
      limits: ['record'],
      summary: `Returns a record by id. ${about}`,
      params: byId,
      ...shown,
      response: row,
      errors: [],
    },
    [`POST /records/${name}`]: {
      auth: may.create,
      limits: ['record'],
      summary: `Creates a record; empty values are left out. ${about}`,
      body: created,
      ...byKey,
      response: row,
      errors: changing,
    },
    [`PATCH /records/${name}/:id`]: {
      auth: [...new Set([...may.update, ...may.create])],
      limits: ['record'],
      summary: `Updates a record by id; an unused id creates a record if the caller may create. ${about}`,
      params: byId,
      body: updated,
      ...(open_to_keys === 'except_update' ? {} : byKey),
      response: row,
      errors: changing,
    },
    [`DELETE /records/${name}/:id`]: {
      auth: may.delete,
      limits: ['record'],
      summary: `Deletes a record by id, once. ${about}`,
      params: byId,
      ...byKey,
      response: done,
      errors: [...errors],
    },
    // The compiler cannot follow keys that are built from the name.
  } as unknown as RecordRoutes<Name, RecordOf<Fields>, WhereOf<Fields>, z.input<Create>, z.input<Update>>;
}
