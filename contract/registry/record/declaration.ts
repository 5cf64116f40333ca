import { z } from 'zod';
import type { AccountRole, ShownAs } from '#contract/kernel/route.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';
import type { RecordField, RecordFields, RecordOf } from './field.ts';

/** The roles per call; `read` covers list, filter and get. The server's policy decides which rows each caller sees. */
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
  /**
   * The records are talents. Each member of a company, and all its keys together, may see a limited number of different
   * talents a day.
   */
  readonly shows_people?: ShownAs;
  /** The kind of private data in a record, logged when an administrator reads one. */
  readonly looks_at?: Look;
  /** True if a company's key may call; 'except_update' if an update holds words that a member writes personally. */
  readonly open_to_keys?: true | 'except_update';
  /** The fields that a new record may have, beside id, created_date and updated_date. */
  readonly create: Create;
  /** The fields that an update may change; all are optional. */
  readonly update: Update;
  /**
   * Of id, created_date and updated_date: the fields that the server always sets, whatever a client sends (spec,
   * section 5).
   */
  readonly assigned: readonly ('id' | 'created_date' | 'updated_date')[];
  /** This entity's own refusals of create, update and delete. */
  readonly errors: readonly ErrorCode[];
  readonly example: RecordOf<Fields>;
  /** The field that the filter example uses. */
  readonly found_by: string;
}

export const NOBODY: readonly AccountRole[] = [];
export const EVERYBODY: readonly AccountRole[] = ['talent', 'company', 'admin'];

/** For entities that the record calls can neither create nor update. */
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

/** The fields that a role may read, by name; for other roles a field does not exist. */
export function fieldsFor(declaration: RecordDeclaration, role: AccountRole): Record<string, RecordField> {
  if (!declaration.may.read.includes(role)) return {};
  return Object.fromEntries(
    Object.entries<RecordField>(declaration.fields).filter(([, { readers }]) => readers?.includes(role) ?? true),
  );
}
