import { z } from 'zod';
import type { AccountRole } from '#contract/kernel/route.ts';
import { fieldsFor, type RecordDeclaration } from '#contract/registry/record/declaration.ts';
import { CARRIED } from '#contract/registry/record/field.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';

type FieldCode = 'unknown_field' | 'state_field' | 'read_only_field';

/** Maximum length of a sent field name that a refusal repeats; longer than every declared name. */
const NAME_MAX = 60;
const refuseField = <Code extends FieldCode>(code: Code, name: string) =>
  refuse(code, { field: name.slice(0, NAME_MAX) });

/** Caches a function of declaration and role, because every request calls it and its result never changes. */
function keptFor<Value>(make: (declaration: RecordDeclaration, role: AccountRole) => Value) {
  const kept = new Map<string, Value>();
  return (declaration: RecordDeclaration, role: AccountRole): Value => {
    const key = `${declaration.name} ${role}`;
    const value = kept.get(key) ?? make(declaration, role);
    kept.set(key, value);
    return value;
  };
}

/** The fields of an entity that a role may read, keyed by name. */
export const readableFor = keptFor(fieldsFor);

/**
 * The fields by which a role may sort and filter. A field that the role may not read gets the same answer as an unknown
 * one, so that its values cannot be probed.
 */
const comparableFor = keptFor((declaration, role) =>
  Object.fromEntries(Object.entries(readableFor(declaration, role)).filter(([, { kind }]) => kind !== 'parts')),
);

/** The filter schema of a role. */
const filterFor = keptFor((declaration, role) => {
  const shape = Object.entries(comparableFor(declaration, role)).map(([name, { sent }]) => [name, sent.optional()]);
  return z.object({ where: z.object(Object.fromEntries(shape)) });
});

export interface Sorting {
  readonly field: string;
  readonly is_descending: boolean;
}

/** Parses a sorting, 'field' or '-field'; newest first by default. */
export function readSort(
  declaration: RecordDeclaration,
  role: AccountRole,
  sort = '-created_date',
): Sorting | Refusal<'unknown_field'> {
  const is_descending = sort.startsWith('-');
  const field = is_descending ? sort.slice(1) : sort;
  return Object.hasOwn(comparableFor(declaration, role), field)
    ? { field, is_descending }
    : refuseField('unknown_field', field);
}

export type Where = Readonly<Record<string, unknown>>;

/**
 * Parses a filter: checks its names, then its values by the kind of each field.
 * @throws ZodError for a value that the field cannot hold
 */
export function readWhere(
  declaration: RecordDeclaration,
  role: AccountRole,
  where: Where,
): Where | Refusal<'unknown_field'> {
  const fields = comparableFor(declaration, role);
  const unknown = Object.keys(where).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return refuseField('unknown_field', unknown);
  return filterFor(declaration, role).parse({ where }).where as Where;
}

/**
 * Refuses field names that may not be written. A state can be changed by commands only; a field that the role may not
 * read gets the same answer as an unknown one.
 */
export function refuseNames(
  declaration: RecordDeclaration,
  role: AccountRole,
  values: Where,
  writable: z.ZodObject,
): Refusal<FieldCode> | null {
  const readable = readableFor(declaration, role);
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(writable.shape, name)) continue;
    if (!Object.hasOwn(readable, name)) return refuseField('unknown_field', name);
    return refuseField(readable[name]?.is_state ? 'state_field' : 'read_only_field', name);
  }
  return null;
}

/** The values without `names`: by default without id and dates, which an update does not change. */
export function withoutCarried(values: Where, names: readonly string[] = Object.keys(CARRIED)): Where {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
