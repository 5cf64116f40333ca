import { z } from 'zod';
import type { AccountRole, ShownAs } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { RecordField, RecordFields, RecordOf } from './field.ts';

/** Who may call what; `read` is list, filter and get. Which rows they meet is the policy of the server. */
interface RecordRights {
  readonly read: readonly AccountRole[];
  readonly create: readonly AccountRole[];
  readonly update: readonly AccountRole[];
  readonly delete: readonly AccountRole[];
}

export interface RecordDeclaration<
  Name extends string = string,
  Fields extends RecordFields = RecordFields,
  Create extends z.ZodObject = z.ZodObject,
  Update extends z.ZodObject = z.ZodObject,
> {
  /** The entity's name in the spec. */
  readonly name: Name;
  /** One English sentence for the description of the API. */
  readonly about: string;
  readonly fields: Fields;
  readonly may: RecordRights;
  /** Its records are talents, of whom a company is shown so many a day. */
  readonly shows_people?: ShownAs;
  /** What of it is private to an administrator who reads it. */
  readonly looks_at?: Look;
  /** A program may make the calls with a key of a company; not the update where a member writes as themselves by it. */
  readonly open_to_keys?: true | 'except_update';
  /** What a new record may be given beside id, created_date and updated_date. */
  readonly create: Create;
  /** What may be changed; every field may be left out. */
  readonly update: Update;
  /** Which of the three are the server's to give, whatever is sent (spec, section 5). */
  readonly assigned: readonly ('id' | 'created_date' | 'updated_date')[];
  /** Refusals of creating, updating and deleting that are this entity's own. */
  readonly errors: readonly ErrorCode[];
  readonly example: RecordOf<Fields>;
  /** The field that the example of a filter asks for. */
  readonly found_by: string;
}

export const NOBODY: readonly AccountRole[] = [];
export const EVERYBODY: readonly AccountRole[] = ['talent', 'company', 'admin'];

/** For entities that nobody may create or change here. */
export const nothing = z.strictObject({});

/** Declares an entity of the record calls, keeping its literal types. */
export function declareRecord<
  const Name extends string,
  Fields extends RecordFields,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
>(declaration: RecordDeclaration<Name, Fields, Create, Update>) {
  return declaration;
}

/** What a role may read of an entity, by name; to everybody else a field does not exist. */
export function fieldsFor(declaration: RecordDeclaration, role: AccountRole): Record<string, RecordField> {
  if (!declaration.may.read.includes(role)) return {};
  return Object.fromEntries(
    Object.entries<RecordField>(declaration.fields).filter(([, { readers }]) => readers?.includes(role) ?? true),
  );
}
