/** Calls of every route of the contract by every kind of caller. */
import fc from 'fast-check';
import { type RouteDeclaration, schemaOn } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { CALLERS, type Caller } from '#tests/api/authorisation/callers.ts';
import { PARAM_VALUES } from '#tests/api/authorisation/param-values.ts';
import { ROUTE_ROWS } from '#tests/api/authorisation/table.ts';
import { arbitraryOf, ID_NAMES } from './arbitrary.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

export interface Call {
  readonly route: string;
  readonly caller: Caller;
  /** Values for the parameters in the path. */
  readonly params: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
  /** Content type of the body; undefined if there is no body. */
  readonly type: string | undefined;
}

/** Routes whose calls take much longer than others: they hash a password or draw a document. */
const IS_SLOW =
  /password|sign-up|sign-in$|sedcard|second-factor\/(start|end)|account\/passkeys|email-change$|social\/link/;

const ANY_DAY = '2026-11-22';
const TYPES = ['text/plain', 'image/png', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

const NO_OBJECT: unknown = null;
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A query with each name once and lists as repeated names; sometimes everything is repeated. */
const queryOf = (route: RouteDeclaration): fc.Arbitrary<Call['query']> =>
  route.query === undefined
    ? fc.oneof(
        { weight: 20, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: hostileText.map((text) => [['smuggled', text] as const]) },
      )
    : fc.tuple(arbitraryOf(route.query), fc.nat({ max: 20 })).map(([value, n]) => {
        const entries = Object.entries(Object(value ?? NO_OBJECT)).flatMap(([name, given]) =>
          (Array.isArray(given) ? given.slice(0, 50) : [given]).map(
            (one) => [name, asText(one).slice(0, 4000)] as const,
          ),
        );
        return n === 0 ? [...entries, ...entries] : entries;
      });

/** Ids for the path, by route: objects in other states, and '<own>', which is the talent's or owner's own object. */
const IN_OTHER_STATES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/projects\/|\/records\/(Project|Order)\//, ['<draft>', '<casting>', '<order>', '<own>']],
  [/\/(candidates|requests|seen)\/|\/records\/(ProjectCandidateStatus|Request)\//, ['<asked>', '<willing>', '<own>']],
  [/./, ['<own>']],
];

const paramsOf = (key: string): fc.Arbitrary<Call['params']> =>
  fc.tuple(
    ...[...key.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      const given = PARAM_VALUES[name];
      if (given) return fc.constant(given);
      const states = IN_OTHER_STATES.find(([routes]) => routes.test(key))?.[1] ?? [];
      const own = name === 'id' ? states : [`<${name.replace(/_id$/, '')}>`];
      return fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...own) },
        { weight: 3, arbitrary: fc.constantFrom(...ID_NAMES.map((id) => `<${id}>`)) },
        { weight: 1, arbitrary: fc.constant('<OWN>') },
        { weight: 1, arbitrary: hostileText.map((text) => text.slice(0, 300)) },
      );
    }),
  );

function bodyOf(method: string | undefined, route: RouteDeclaration): fc.Arbitrary<Pick<Call, 'body' | 'type'>> {
  if (method === 'GET') return fc.constant({ body: undefined, type: undefined });
  const right = route.body ? arbitraryOf(schemaOn(route.body, ANY_DAY)) : fc.constant({});
  const json = (body: fc.Arbitrary<unknown>) => body.map((value) => ({ body: value, type: 'application/json' }));
  return fc.oneof(
    { weight: 30, arbitrary: json(right) },
    { weight: 1, arbitrary: json(hostileValue) },
    { weight: 1, arbitrary: fc.record({ body: hostileText, type: fc.constantFrom(...TYPES) }) },
  );
}

/** True if the guard lets the caller pass. Record routes answer 'not_found' only after the guard. */
export const isLet = (key: string, caller: Caller): boolean => {
  const heard = ROUTE_ROWS[key]?.[caller];
  return heard === 'yes' || (heard === 'not_found' && key.includes('/records/'));
};

/** Callers of a route, mostly those whom the guard lets pass. */
const callersOf = (key: string): fc.Arbitrary<Caller> =>
  fc.oneof(...CALLERS.map((caller) => ({ weight: isLet(key, caller) ? 8 : 1, arbitrary: fc.constant(caller) })));

/** The weight of a route, which decides how often it is called. */
function weightOf(key: string): number {
  if (IS_SLOW.test(key)) return 1;
  return CALLERS.some((caller) => isLet(key, caller)) ? 20 : 2;
}

const callOf = (key: string, route: RouteDeclaration): fc.Arbitrary<Call> =>
  fc
    .tuple(callersOf(key), paramsOf(key), queryOf(route), bodyOf(key.split(' ')[0], route))
    .map(([caller, params, query, sent]) => ({ route: key, caller, params, query, ...sent }));

/** Any call of any route. */
export const anyCall: fc.Arbitrary<Call> = fc.oneof(
  ...Object.entries<RouteDeclaration>(contract).map(([key, route]) => ({
    weight: weightOf(key),
    arbitrary: callOf(key, route),
  })),
);
