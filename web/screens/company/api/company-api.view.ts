/** Prepares the API's OpenAPI description for the screen. */

/** The parts of an OpenAPI schema that the screen uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly nullable?: boolean;
  readonly format?: string;
  readonly default?: unknown;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

interface DescribedOperation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly answer: Schema | undefined;
  /** Each status other than 200, with its error codes. */
  readonly refusals: readonly { readonly status: string; readonly codes: readonly string[] }[];
}

export interface Group {
  readonly title: string;
  readonly operations: readonly Operation[];
}

const TITLES: Readonly<Record<string, string>> = {
  agreements: 'Avtal',
  bookings: 'Bokningar',
  candidates: 'Kandidater',
  company: 'Företagets bokningar och fakturor',
  invoices: 'Fakturor som dokument',
  prices: 'Priser',
  projects: 'Projekt och beställningar',
  records: 'Poster',
  talents: 'Talanger',
  templates: 'Mallar',
};

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema;

function operationOf(method: string, path: string, described: DescribedOperation): Operation {
  const { summary, parameters, requestBody, responses } = described;
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => ({
      status,
      codes: [...description.matchAll(/^(\w+): /gm)].map(([, code = '']) => code),
    }));
  return {
    method: method.toUpperCase(),
    path,
    summary,
    parameters,
    refusals,
    body: schemaOf(requestBody),
    answer: schemaOf(responses['200']),
  };
}

/** The routes by subject. With a search text, only the routes whose method, path or summary contains it. */
export function groupsOf({ paths }: Description, text: string): Group[] {
  const wanted = text.trim().toLowerCase();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0] ?? '',
      operation: operationOf(method, path, described),
    })),
  );
  const found = operations.filter(({ operation: { method, path, summary } }) =>
    `${method} ${path} ${summary}`.toLowerCase().includes(wanted),
  );
  return [...Map.groupBy(found, ({ tag }) => TITLES[tag] ?? tag)]
    .map(([title, all]) => ({ title, operations: all.map(({ operation }) => operation) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'sv'));
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'tal',
  integer: 'heltal',
  boolean: 'true eller false',
  object: 'objekt',
};
const FORMATS: Readonly<Record<string, string>> = { uuid: 'id', date: 'dag', 'date-time': 'tidpunkt' };

/** Maximum number of enum values shown. */
const VALUES_SHOWN = 8;

/** The type of a value in words. */
export function typeWords(schema: Schema): string {
  const { type, items, anyOf, oneOf, format, nullable } = schema;
  const words = () => {
    if (schema.enum) {
      const values = schema.enum.filter((value) => value !== null).slice(0, VALUES_SHOWN);
      return `${values.join(' | ')}${schema.enum.length > VALUES_SHOWN ? ' | …' : ''}`;
    }
    if (type === 'array') return `lista av ${items ? typeWords(items) : 'värden'}`;
    const choices = anyOf ?? oneOf;
    if (choices) return [...new Set(choices.map(typeWords))].join(' eller ');
    return (format && FORMATS[format]) || TYPES[type ?? ''] || 'värde';
  };
  return nullable ? `${words()} eller null` : words();
}

export interface ShownField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Maximum number of fields shown; the description itself has them all. */
const FIELDS_AT_MOST = 80;
const DEEPEST = 2;

/**
 * The fields of an object and of the objects in it, e.g. 'roles[].title', at most DEEPEST levels below the top and
 * FIELDS_AT_MOST in all.
 */
export function fieldsOf(schema: Schema | undefined, before = '', depth = 0): ShownField[] {
  if (!schema) return [];
  const { properties = {}, required = [], items } = schema;
  if (items && depth <= DEEPEST) return fieldsOf(items, `${before}[]`, depth);
  return Object.entries(properties)
    .flatMap(([name, field]) => {
      const path = before === '' ? name : `${before}.${name}`;
      const own = { name: path, type: typeWords(field), isRequired: required.includes(name) };
      return depth < DEEPEST ? [own, ...fieldsOf(field, path, depth + 1)] : [own];
    })
    .slice(0, FIELDS_AT_MOST);
}

/** An example of a body: the required fields, with default values where the schema has them. */
export function exampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice);
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.flatMap((name) => (properties[name] ? [[name, exampleOf(properties[name])]] : [])),
    );
  }
  if (schema.type === 'array') return schema.items?.type === 'object' ? [exampleOf(schema.items)] : [];
  if (schema.type === 'boolean') return false;
  return schema.type === 'number' || schema.type === 'integer' ? 0 : '';
}

/** The address of a call with its typed parameters; an empty query parameter is left out. */
export function addressOf({ path, parameters }: Operation, written: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(written[name]?.trim() ?? ''));
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const value = written[name]?.trim() ?? '';
    if (place === 'query' && value !== '') query.append(name, value);
  }
  return `/api/v1${filled}${query.size > 0 ? `?${query}` : ''}`;
}
