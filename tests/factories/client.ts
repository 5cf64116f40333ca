/** Calls the API over HTTP with the types of the contract, as the browser does, and returns refusals as values. */
import type { z } from 'zod';
import { API_PREFIX, type SchemaOf } from '#contract/kernel/route.ts';
import type { Routes } from '#contract/registry/contract.ts';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { overHttp } from '#tests/support/over-http.ts';

export type RouteName = keyof Routes & string;

type Part<Route, Name extends string> = Name extends keyof Route
  ? SchemaOf<Route[Name]> extends z.ZodType
    ? { [Key in Name]: z.input<SchemaOf<Route[Name]>> }
    : unknown
  : unknown;

/** The arguments of a route: its parameters, query and body. */
export type CallArgs<Name extends RouteName> = Part<Routes[Name], 'params'> &
  Part<Routes[Name], 'query'> &
  Part<Routes[Name], 'body'>;

type RestArgs<Name extends RouteName> =
  Record<never, never> extends CallArgs<Name> ? [args?: CallArgs<Name>] : [args: CallArgs<Name>];

export type Answer<Name extends RouteName> = z.output<Routes[Name]['response']>;

/** An answer with any status. The body is the route's if the status is 200, otherwise that of an error. */
export interface Reply<Name extends RouteName> {
  readonly status: number;
  readonly body: Answer<Name> | ErrorBody;
}

/** A request to a route, valid or not. */
export interface Raw {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

export interface Client {
  /** Returns any answer, for tests that check the status. */
  call<Name extends RouteName>(name: Name, ...args: RestArgs<Name>): Promise<Reply<Name>>;
  /** Returns the answer of a successful call. A refusal fails the test. */
  ok<Name extends RouteName>(name: Name, ...args: RestArgs<Name>): Promise<Answer<Name>>;
  /** Returns the refusal of a call. A success fails the test. */
  refusal<Name extends RouteName>(name: Name, ...args: RestArgs<Name>): Promise<ErrorBody['error']>;
  /** Sends a request that the types would not allow. */
  raw(name: RouteName, sent?: Raw): Promise<{ status: number; body: unknown }>;
}

function addressOf(path: string, { params = {}, query = {} }: Raw): string {
  const values = params as Readonly<Record<string, unknown>>;
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return API_PREFIX + filled + (search.size > 0 ? `?${search}` : '');
}

/**
 * A client of the server with this Cookie header; anonymous without one. `mandate` is the id of the mandate to act
 * under.
 */
export const as = (server: { readonly url: string }, cookie?: string, mandate?: string): Client =>
  clientWith(server, { ...(cookie && { cookie }), ...(mandate && { 'acting-for': mandate }) });

/** A client of a program that uses a company's API key. */
export const aKey = (server: { readonly url: string }, key: string): Client =>
  clientWith(server, { authorization: `Bearer ${key}` });

function clientWith(server: { readonly url: string }, shown: Readonly<Record<string, string>>): Client {
  const raw: Client['raw'] = async (name, sent = {}) => {
    const [method = 'GET', path = '/'] = name.split(' ');
    const { status, text } = await overHttp(server.url + addressOf(path, sent), {
      method,
      headers: shown,
      ...(method !== 'GET' && { body: sent.body ?? {} }),
    });
    return { status, body: JSON.parse(text) };
  };
  const call: Client['call'] = async (name, ...[args]) =>
    (await raw(name, args as Raw | undefined)) as Reply<typeof name>;
  return {
    raw,
    call,
    async ok(name, ...args) {
      const { status, body } = await call(name, ...args);
      if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      return body as Answer<typeof name>;
    },
    async refusal(name, ...args) {
      const { status, body } = await call(name, ...args);
      if (status === 200) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
      return (body as ErrorBody).error;
    },
  };
}
