import { z } from 'zod';
import { isRepeatable, REPEATABLE_HOURS } from '#contract/kernel/idempotency-key.ts';
import { anyErrorCode } from '#contract/kernel/many-at-once.ts';
import { API_PREFIX, type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { streamRoutes } from '#contract/kernel/stream.ts';
import { contract } from '#contract/registry/contract.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import { ERRORS, type ErrorCode } from '#contract/registry/errors.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { errorText } from '#texts/registry/errors.ts';

/** The description of a body. The schema's example is moved beside the schema, where tools look for it. */
function json(schema: z.ZodType, io: 'input' | 'output') {
  const { example, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === anyErrorCode) jsonSchema.enum = Object.keys(ERRORS);
      // The format says the same as the long pattern.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return { 'application/json': { schema: described, ...(example !== undefined && { example }) } };
}

/** The parameters of a route's path or query: one for each field of the schema. */
function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

/** The header with which a call can be repeated safely. */
const REPEAT_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `The same again with the same body within ${REPEATABLE_HOURS} hours is given the same answer, and nothing is done twice.`,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const EVENT_STREAM = { 'text/event-stream': { schema: { type: 'string' } } };

function responsesOf(key: string, route: RouteDeclaration<ErrorCode>) {
  const byStatus = Map.groupBy(declaredErrors(key, route), (code) => ERRORS[code].status);
  const refusals = [...byStatus].map(([status, list]) => [
    String(status),
    { description: list.map((code) => `${code}: ${errorText(code)}`).join('\n\n') },
  ]);
  const content = key in streamRoutes ? EVENT_STREAM : json(route.response, 'output');
  return { 200: { description: 'Done.', content }, ...Object.fromEntries(refusals) };
}

/** Any day will do: the shape of the input is the same on every day. */
const ANY_DAY = '2026-01-01';

function bodyOf(route: RouteDeclaration) {
  if (route.upload) return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  return route.body ? { requestBody: { required: true, content: json(schemaOn(route.body, ANY_DAY), 'input') } } : {};
}

function guardOf(route: RouteDeclaration): string {
  const byKey = route.open_to_keys ? ' Also with a key of the company.' : '';
  if (route.auth === 'public') return 'Open to anybody.';
  return route.auth === 'signed-in' ? 'For anybody signed in.' : `For ${route.auth.join(' or ')}.${byKey}`;
}

/** The described part of the API: all routes, or only the routes that are open to keys. */
export type DescribedPart = 'all' | 'keys';

type Paths = Record<string, Record<string, unknown>>;

const described = new Map<DescribedPart, Paths>();

/**
 * The described routes. Built at the first request and kept, because building takes half a second, too long for the
 * start.
 */
function pathsOf(part: DescribedPart): Paths {
  const known = described.get(part);
  if (known) return known;
  const paths: Paths = {};
  for (const [key, route] of Object.entries<RouteDeclaration<ErrorCode>>({ ...contract, ...streamRoutes })) {
    if (part === 'keys' && !route.open_to_keys) continue;
    const [method = '', path = ''] = key.split(' ');
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] ??= {};
    paths[address][method.toLowerCase()] = {
      summary: route.summary,
      description: guardOf(route),
      ...(route.open_to_keys && { security: [{ key: [] }, {}] }),
      tags: [path.split('/')[1]],
      parameters: [
        ...parametersOf(route.params, 'path'),
        ...parametersOf(route.query, 'query'),
        ...(isRepeatable(key, route) ? [REPEAT_PARAMETER] : []),
      ],
      ...bodyOf(route),
      responses: responsesOf(key, route),
    };
  }
  described.set(part, paths);
  return paths;
}

/** The OpenAPI description, made from the same contract as the server's routes. */
export function describeApi(base_url: string, part: DescribedPart = 'all') {
  return {
    openapi: '3.0.3',
    info: {
      title: `${BRAND} API`,
      version: '1',
      description: 'Data fields are snake_case, amounts are öre, days ISO, instants UTC.',
    },
    servers: [{ url: base_url + API_PREFIX }],
    paths: pathsOf(part),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key that an owner of a company has made.' },
      },
    },
  };
}
