import type { Routes } from '#contract/registry/contract.ts';
import { handlers as accounts } from './features/accounts/handlers.ts';
import { handlers as auditions } from './features/auditions/handlers.ts';
import { handlers as casting } from './features/casting/handlers.ts';
import { handlers as companies } from './features/companies/handlers.ts';
import { handlers as deal } from './features/deal/handlers.ts';
import { handlers as finding } from './features/finding/handlers.ts';
import { handlers as money } from './features/money/handlers.ts';
import { awaitAccount } from './features/money/payout/commands/new-account.ts';
import { openErased } from './features/office/erasure/commands/archive-person.ts';
import { handlers as office } from './features/office/handlers.ts';
import { handlers as people } from './features/people/handlers.ts';
import { handlers as projects } from './features/projects/handlers.ts';
import { handlers as registry } from './features/registry/handlers.ts';
import { handlers as talk } from './features/talk/handlers.ts';
import { handlers as work } from './features/work/handlers.ts';
import type { Handlers } from './http/handlers.ts';
import type { Services } from './services.ts';

/**
 * The handler of each route, context by context. A context that uses code of a later context gets it here as an
 * argument.
 */
export const createHandlers = (services: Services): Handlers<Routes> => ({
  ...deal(services),
  ...accounts(services),
  ...people({ ...services, awaitAccount }),
  ...companies(services),
  ...finding(services),
  ...projects(services),
  ...casting(services),
  ...auditions(services),
  ...work(services),
  ...money({ ...services, openErased }),
  ...talk(services),
  ...office(services),
  ...registry(services),
});
