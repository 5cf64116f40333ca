/** The fields of a record: the kind of each value, the roles that may read it, and whether only commands change it. */
import { z } from 'zod';
import { amount, day, id, instant, writtenInstant } from '#contract/kernel/fields.ts';
import type { AccountRole } from '#contract/kernel/route.ts';

/** The schema of each kind in an answer. */
const KINDS = {
  id,
  text: z.string(),
  flag: z.boolean(),
  whole: z.number().int(),
  ore: amount,
  /** An ISO day. */
  day: z.string(),
  instant,
  list: z.array(z.string()),
} as const;

/** The schema of a value to filter by, for kinds that accept fewer values than they return. */
const SENT: Partial<Record<FieldKind, z.ZodType>> = { day, instant: writtenInstant };

type ScalarKind = keyof typeof KINDS;
/** `parts` are rows shown inside the record, always all of them: records cannot be sorted or filtered by parts. */
export type FieldKind = ScalarKind | 'parts';

export interface RecordField<Value = unknown, IsForSome extends boolean = boolean> {
  readonly kind: FieldKind;
  readonly schema: z.ZodType<Value>;
  /** The schema of a value to filter by. */
  readonly sent: z.ZodType<Value>;
  /**
   * The roles that may read the field; null for all roles that may read the record. For other roles the field does not
   * exist.
   */
  readonly readers: readonly AccountRole[] | null;
  /** True for a field that only commands change. */
  readonly is_state: boolean;
  readonly for_some?: IsForSome;
}

interface FieldOptions {
  readonly nullable?: true;
  readonly only?: readonly AccountRole[];
  readonly state?: true;
}

type IsForSome<Options> = Options extends { only: readonly AccountRole[] } ? true : false;

/** Declares a field that can be read, sorted by and filtered by. */
export function field<Kind extends ScalarKind, const Options extends FieldOptions = Record<never, never>>(
  kind: Kind,
  options?: Options,
) {
  type Value = z.output<(typeof KINDS)[Kind]>;
  const given: FieldOptions = options ?? {};
  const orNull = (schema: z.ZodType): z.ZodType => (given.nullable ? schema.nullable() : schema);
  const [schema, sent] = [orNull(KINDS[kind]), orNull(SENT[kind] ?? KINDS[kind])];
  return { kind, schema, sent, readers: given.only ?? null, is_state: given.state ?? false } as RecordField<
    Options extends { nullable: true } ? Value | null : Value,
    IsForSome<Options>
  >;
}

/** Declares a field that contains rows. */
export function parts<Schema extends z.ZodType>(schema: Schema): RecordField<z.output<Schema>, false> {
  const whole = schema as z.ZodType<z.output<Schema>>;
  return { kind: 'parts', schema: whole, sent: whole, readers: null, is_state: false };
}

/** The fields of every record, never null (spec, section 3). */
export const CARRIED = { id: field('id'), created_date: field('instant'), updated_date: field('instant') };

export type RecordFields = Readonly<Record<string, RecordField>> & typeof CARRIED;

type ValueOf<Field> = Field extends RecordField<infer Value, boolean> ? Value : never;
type ForSome<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends RecordField<unknown, true> ? Name : never;
}[keyof Fields];

/** A record in an answer: a field that only some roles read is optional. */
export type RecordOf<Fields> = {
  [Name in Exclude<keyof Fields, ForSome<Fields>>]: ValueOf<Fields[Name]>;
} & { [Name in ForSome<Fields>]?: ValueOf<Fields[Name]> };

/** Values that the fields of a record must equal, all of them. */
export type WhereOf<Fields> = { [Name in keyof Fields]?: ValueOf<Fields[Name]> };
