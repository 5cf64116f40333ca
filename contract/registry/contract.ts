import { routes as accounts } from '#contract/accounts/routes.ts';
import { routes as auditions } from '#contract/auditions/routes.ts';
import { routes as casting } from '#contract/casting/routes.ts';
import { routes as companies } from '#contract/companies/routes.ts';
import { routes as deal } from '#contract/deal/routes.ts';
import { routes as finding } from '#contract/finding/routes.ts';
import type { Contract } from '#contract/kernel/route.ts';
import { routes as money } from '#contract/money/routes.ts';
import { routes as office } from '#contract/office/routes.ts';
import { routes as people } from '#contract/people/routes.ts';
import { routes as projects } from '#contract/projects/routes.ts';
import { routes as talk } from '#contract/talk/routes.ts';
import { routes as work } from '#contract/work/routes.ts';
import type { ErrorCode } from './errors.ts';
import { recordRoutes } from './record.ts';

/**
 * Every route of the API, context by context, and the record calls of all contexts. Inside a context a code is only
 * text; here, a route with a code outside the catalogue does not compile.
 */
export const contract = {
  ...deal,
  ...accounts,
  ...people,
  ...companies,
  ...finding,
  ...projects,
  ...casting,
  ...auditions,
  ...work,
  ...money,
  ...talk,
  ...office,
  ...recordRoutes,
} satisfies Contract<ErrorCode>;

export type Routes = typeof contract;

type RecordRoute = `${string} /records/${string}`;
/** The routes whose answers screens show. The record calls are left out, because only programs use them. */
export type ReadRoute = Exclude<Extract<keyof Routes, `GET ${string}`>, RecordRoute>;
/** The routes that change something, or that read with a body because the input does not fit into a URL. */
export type CommandRoute = Exclude<keyof Routes, `GET ${string}` | RecordRoute>;
