/** Generates values for a schema from its JSON schema. */
import fc from 'fast-check';
import { z } from 'zod';
import { DAYS, INSTANTS } from './hostile-values.ts';
import { fromEntries, nearly } from './nearly.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Names for ids. A generated value has a name in angle brackets, such as '<project>', which the id replaces when the
 * call is sent. A name in capitals gives the id in capitals.
 */
export const ID_NAMES = [
  'project',
  'casting',
  'draft',
  'role',
  'casting_role',
  'candidate',
  'asked',
  'booking',
  'talent',
  'other_talent',
  'account',
  'company',
  'other_company',
  'list',
  'search',
  'order',
  'willing',
  'notice',
  'chat',
  'message',
  'nobody',
] as const;
export type IdName = (typeof ID_NAMES)[number];

const anyId = fc.constantFrom(...ID_NAMES.map((name) => `<${name}>`), '<PROJECT>', '<TALENT>');

/** An id for a field, mostly of the kind in the field's name. */
function idOf(field: string): fc.Arbitrary<string> {
  const noun = field.replace(/_ids?$/, '');
  const fitting = ID_NAMES.filter((name) => noun !== '' && name.includes(noun));
  if (fitting.length === 0) return anyId;
  const own = fc.constantFrom(...fitting.map((name) => `<${name}>`));
  return fc.oneof({ weight: 5, arbitrary: own }, { weight: 1, arbitrary: anyId });
}

/** Meaningful values for fields with these names, whose schemas tell only the form. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  id: ['riding', 'sv', '1480', '14', 'female', 'actor'],
  sort: ['created_date', '-created_date', 'id', '-title', '-updated_date', 'status', 'answer_by', 'roles'],
  wish: ['skill.riding.2', 'merit.place.1480.30', 'not.gender.male', 'age.25-35', 'dates.2027-01-10_2027-01-12'],
  text: ['Kvinna 25–35 i Göteborg som rider', '3 juni 2027', 'två statister 31/12 2100, 1500 kr per dag', 'xyzzyq'],
  birth_date: ['1990-05-05', '2012-02-29', '2020-01-01'],
  organisation_number: ['5560360793', '556036-0793'],
  password: ['ett långt lösenord', 'kort'],
  code: ['000000', '123456'],
  name: ['Eva Ek', 'Ryttare', 'ryttare'],
  first_name: ['Eva'],
  last_name: ["O'Neil-Åkesson"],
  title: ['Höst', 'Vår', 'a'.repeat(120)],
  phone: ['031-123 45 67'],
  postal_code: ['411 01'],
};

const days = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2027-01-10', '2027-01-11', '2027-02-01', '2026-12-24', '2099-01-01') },
  { weight: 1, arbitrary: fc.constantFrom(...DAYS) },
);

const instants = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-02T03:04:05.678Z', '2099-01-01T00:00:00Z') },
  { weight: 1, arbitrary: fc.constantFrom(...INSTANTS) },
);

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, field: string): fc.Arbitrary<string> {
  if (format === 'uuid') return idOf(field);
  if (format === 'email') return fc.constantFrom('fuzz@example.com', 'FUZZ@Example.com', "o'neil@example.com");
  if (format === 'date-time') return instants;
  if (pattern?.startsWith('^\\d{4}-')) return days;
  const words = WORDS[field];
  if (words) return fc.constantFrom(...words);
  const unit = fc.constantFrom('a', 'B', 'ö', ' ', '1', '-', '.', 'ß', '𝒳', "'");
  return fc.string({ unit, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)) });
}

function numberOf({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(Math.max(minimum ?? 0, -(2 ** 31)));
  const max = Math.max(min, Math.floor(Math.min(maximum ?? min + 2000, min + 2000)));
  const edges = fc.constantFrom(minimum ?? 0, maximum ?? 1);
  const near = fc.integer({ min, max: Math.min(max, min + 5) });
  const whole = fc.oneof(
    { weight: 4, arbitrary: near },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: edges },
  );
  return type === 'integer' ? whole : fc.oneof(whole, fc.constant(0.5));
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => {
    const present = required.includes(name) ? fc.constant(true) : fc.boolean();
    return fc
      .tuple(present, valuesOf(field as Schema, name))
      .map(([is, value]) => (is ? [[name, value] as const] : []));
  });
  return fc.tuple(...fields).map((parts) => fromEntries(parts.flat()));
}

function valuesOf(schema: Schema, field: string): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, enum: choices, type, items, minItems = 0 } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (choices) return fc.constantFrom(...choices);
  const either = anyOf ?? oneOf;
  if (either) return fc.oneof(...either.map((one) => valuesOf(one as Schema, field)));
  if (allOf) return valuesOf(Object.assign({}, ...allOf) as Schema, field);
  if (type === 'object') return objectOf(schema);
  if (type === 'array') {
    const item = typeof items === 'object' && !Array.isArray(items) ? (items as Schema) : {};
    return fc.array(valuesOf(item, field), { minLength: minItems, maxLength: minItems + 2 });
  }
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  return type === 'null' ? fc.constant(null) : textOf(schema, field);
}

/** Values for a part of a route: valid ones, and ones with one or two errors. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return nearly(valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ''));
}
