/** Values for a schema: mostly right, now and then wrong in one place. */
import fc from 'fast-check';
import { z } from 'zod';
import { DAYS, hostileNumber, hostileText, hostileValue, INSTANTS } from './hostile-values.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Ids stand as '<project>' until a call is sent; capitals mean that the id is sent in capitals. */
export const ID_NAMES = [
  ...['project', 'casting', 'draft', 'role', 'casting_role', 'candidate', 'asked', 'booking', 'talent', 'other_talent'],
  ...['account', 'company', 'other_company', 'list', 'search', 'nobody'],
] as const;
export type IdName = (typeof ID_NAMES)[number];

const anyId = fc.constantFrom(...ID_NAMES.map((name) => `<${name}>`), '<PROJECT>', '<TALENT>');

/** Mostly an id of what the field is called. */
function idOf(field: string): fc.Arbitrary<string> {
  const fitting = ID_NAMES.filter((name) => field.includes(name) || name.includes(field.replace(/_ids?$/, '')));
  if (fitting.length === 0) return anyId;
  const own = fc.constantFrom(...fitting.map((name) => `<${name}>`));
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: anyId });
}

const days = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2027-01-10', '2027-01-11', '2027-02-01', '2026-12-24', '2099-01-01') },
  { weight: 1, arbitrary: fc.constantFrom(...DAYS) },
);

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, field: string): fc.Arbitrary<string> {
  if (format === 'uuid') return idOf(field);
  if (format === 'email') return fc.constantFrom('fuzz@example.com', 'FUZZ@Example.com', "o'neil@example.com");
  if (format === 'date-time') return fc.constantFrom(...INSTANTS);
  if (pattern?.startsWith('^\\d{4}-')) return days;
  const unit = fc.constantFrom('a', 'B', 'ö', ' ', '1', '-', '.', 'ß', '𝒳', "'");
  return fc.string({ unit, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) });
}

function numberOf({ type, minimum, maximum, multipleOf }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(Math.max(minimum ?? -10, -(2 ** 31)));
  const max = Math.floor(Math.min(maximum ?? min + 2000, min + 2000));
  const whole = fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(minimum ?? 0, maximum ?? 1));
  return type === 'integer' || multipleOf ? whole : fc.oneof(whole, fc.constant(0.5));
}

/** An object from its entries; `__proto__` is a name like any other, as it is in JSON. */
const fromEntries = (entries: readonly (readonly [string, unknown])[]): object => {
  const made = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
};

const EXTRA = ['__proto__', 'constructor', 'id', 'status', 'account_id', 'company_id', 'role', "x'; --"];
const oftenTrue = fc.nat({ max: 40 }).map((n) => n > 0);

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const present = required.includes(name) ? oftenTrue : fc.boolean();
    return fc
      .tuple(present, valuesOf(field as Schema, name))
      .map(([is, value]) => (is ? [[name, value] as const] : []));
  });
  const extra = fc.oneof(
    { weight: 30, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...EXTRA), hostileValue).map((entry) => [entry]) },
  );
  return fc.tuple(...fields, extra).map((parts) => fromEntries(parts.flat()));
}

function rightOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, enum: choices, type, items } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const either = anyOf ?? oneOf;
  if (either) return fc.oneof(...either.map((one) => valuesOf(one as Schema, field)));
  if (allOf) return valuesOf(Object.assign({}, ...allOf) as Schema, field);
  if (type === 'object') return objectOf(schema);
  if (type === 'array') {
    const item = items && !Array.isArray(items) && items !== true ? (items as Schema) : {};
    const { minItems = 0 } = schema;
    return fc.array(valuesOf(item, field), { minLength: minItems, maxLength: minItems + 2 });
  }
  if (type === 'string') return textOf(schema, field);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : hostileValue;
}

/** A value as the schema wants it, or now and then any other. */
function valuesOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const type = schema.type;
  const near = type === 'string' ? hostileText : type === 'integer' || type === 'number' ? hostileNumber : hostileValue;
  return fc.oneof(
    { weight: 40, arbitrary: rightOf(schema, field) },
    { weight: 1, arbitrary: near },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Values for a part of a route. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
}
