import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { keepableText, placesOfNul } from './keepable-text.ts';

const NOT_KEEPABLE = 'Texten har ett tecken som inte går att spara. Skriv den för hand.';

/**
 * Maximum number of reported faults. The first ones of a huge list are enough, and a call with too many arguments would
 * overflow the stack.
 */
const ISSUES_MAX = 100;

/** The schema of a route that declares no query or no body. */
const NOTHING = z.strictObject({});

/** The input of a request, as the route's schemas read it. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Validates a request by the schemas of its route.
 * @param today the Swedish day (ISO) that rules about days use
 * @returns the input, or an error with the faults of the invalid fields, not more than ISSUES_MAX of params, query and
 * body each
 */
export function readInput(route: RouteDeclaration, request: FastifyRequest, today: string): Input | z.ZodError {
  const issues: z.core.$ZodIssue[] = [];
  const parse = (schema: z.ZodType = NOTHING, value: unknown) => {
    const places = placesOfNul(value);
    issues.push(
      ...places.map((place) => ({ code: 'custom' as const, path: place, message: NOT_KEEPABLE, input: undefined })),
    );
    if (places.length > 0) return undefined;
    const result = schema.safeParse(keepableText(value ?? {}));
    if (result.error) issues.push(...result.error.issues.slice(0, ISSUES_MAX));
    return result.data;
  };
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: route.upload ? null : parse(route.body && schemaOn(route.body, today), request.body),
  };
  return issues.length > 0 ? new z.ZodError(issues) : input;
}
