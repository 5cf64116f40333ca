/** Every call that the measurement makes: each route as those who may call it, with objects of their own. */
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import type { Caller } from '#tests/api/authorisation/callers.ts';
import { PARAM_VALUES } from '#tests/api/authorisation/param-values.ts';
import { ROUTE_ROWS } from '#tests/api/authorisation/table.ts';
import { LISTS } from '#tests/api/lists/table.ts';
import type { ListWorld } from '#tests/api/lists/world.ts';
import type { FuzzWorld } from '#tests/fuzz/fuzz-world.ts';
import { QUERIES } from './queries.ts';

/** Those who ask, by the name that a line of the report gives them. */
type Kind = 'talent' | 'company' | 'admin' | 'anybody';
const CALLER_OF: Readonly<Record<Kind, Caller>> = {
  talent: 'talent',
  company: 'owner',
  admin: 'admin',
  anybody: 'anonymous',
};
const KINDS = Object.keys(CALLER_OF) as Kind[];

/** A call as it is sent. */
export interface Asked {
  readonly route: string;
  readonly as: string;
  readonly method: string;
  readonly path: string;
  readonly cookie: () => string | undefined;
  readonly body: () => unknown;
}

/** The people who ask and what they have. */
export interface Worlds {
  readonly lists: ListWorld;
  readonly things: FuzzWorld;
  readonly cookies: Readonly<Record<'company' | 'admin' | 'talent', string>>;
}

function addressOf(
  path: string,
  params: (name: string) => string,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params(name)));
  return API_PREFIX + filled + (search.size > 0 ? `?${search}` : '');
}

/** The lists of the API, of people who have more of everything than a page shows. */
function listCalls({ lists, cookies }: Worlds): Asked[] {
  const withIds = <Value>(values: Value): Value =>
    JSON.parse(JSON.stringify(values).replaceAll(/\$(\w+)/g, (_, name: keyof ListWorld['ids']) => lists.ids[name]));
  const calls = Object.entries(LISTS).map(([name, row]): Asked => {
    const [, method = '', path = ''] = /^(\S+) (\S+)/.exec(name) ?? [];
    const params: Readonly<Record<string, string>> = withIds(row.params ?? {});
    return {
      route: `${method} ${path}`,
      as: row.as,
      method,
      path: addressOf(path, (param) => params[param] ?? '', withIds(row.query ?? {})),
      cookie: () => cookies[row.as],
      body: () => row.body && withIds(row.body),
    };
  });
  return calls.filter((call, at) => calls.findIndex((other) => isSame(other, call)) === at);
}

const isSame = (one: Asked, other: Asked) =>
  one.route === other.route &&
  one.as === other.as &&
  one.path === other.path &&
  JSON.stringify(one.body()) === JSON.stringify(other.body());

/** A route as each kind of caller who may call it, with the one object of its kind that these have. */
function callsOf(route: string, { things }: Worlds): Asked[] {
  const [method = '', path = ''] = route.split(' ');
  const row = ROUTE_ROWS[route];
  const mayCall = (caller: Caller) =>
    row?.[caller] === 'yes' || (row?.[caller] === 'not_found' && route.includes('/records/'));
  const allowed = KINDS.filter((kind) => mayCall(CALLER_OF[kind]));
  // For some routes none of them has the object, or only a browser with another cookie: they are refused.
  const refused = KINDS.filter((kind) => row?.[CALLER_OF[kind]] === 'not_found').slice(0, 1);
  const kinds = allowed.length > 0 ? allowed : refused.length > 0 ? refused : (['anybody'] as const);
  return (method === 'GET' ? kinds : kinds.slice(0, 1)).map((kind) => ({
    route,
    as: kind,
    method,
    path: addressOf(
      path,
      (name) =>
        name === 'id' ? things.fill('<own>', route) : (PARAM_VALUES[name] ?? things.otherId(name) ?? randomUUID()),
      QUERIES[route],
    ),
    cookie: () => things.cookieOf(CALLER_OF[kind]),
    body: () => things.bodyFor(route),
  }));
}

/** Commands after which the caller is signed out. They come last. */
const ENDS_SESSIONS =
  /(sign-out|end-others|DELETE .account.sessions.:id|account.deletion|password.reset|sign-up|sign-in)$/;

/** True for a call that changes nothing and may be repeated. */
export const isRead = ({ method, path }: Asked): boolean => method === 'GET' || path.endsWith('/filter');

/** All calls: first those that read, then the commands in the order of the rights' table, in which none spoils another. */
export function allCalls(worlds: Worlds): Asked[] {
  const lists = listCalls(worlds);
  const routes = [...new Set([...Object.keys(ROUTE_ROWS), ...Object.keys(contract)])].filter(
    (route) => route !== 'GET /live',
  );
  const others = routes.flatMap((route) => callsOf(route, worlds));
  const isCovered = (call: Asked) => lists.some(({ route, as }) => route === call.route && as === call.as);
  const all = [...lists, ...others.filter((call) => !isCovered(call))];
  const isLast = ({ route }: Asked) => ENDS_SESSIONS.test(route);
  return [...all.filter(isRead), ...all.filter((call) => !isRead(call) && !isLast(call)), ...all.filter(isLast)];
}
