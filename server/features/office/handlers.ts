import type { Services } from '#server/services.ts';
import { adminHandlers } from './admin/routes.ts';
import { adminCompanyHandlers } from './admin-company/routes.ts';
import { adminNoteHandlers } from './admin-note/routes.ts';
import { applicationHandlers } from './application/routes.ts';
import { companyChangeHandlers } from './company-change/routes.ts';
import { erasureHandlers } from './erasure/routes.ts';
import { mandateHandlers } from './mandate/routes.ts';
import { mergeHandlers } from './merge/routes.ts';
import { operationsHandlers } from './operations/routes.ts';
import { overviewHandlers } from './overview/routes.ts';
import { paletteHandlers } from './palette/routes.ts';
import { projectFileHandlers } from './project-file/routes.ts';
import { protectedIdentityHandlers } from './protected-identity/routes.ts';
import { publicHandlers } from './public/routes.ts';
import { savedViewHandlers } from './saved-view/routes.ts';
import { wordingHandlers } from './wording/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...applicationHandlers(services),
  ...projectFileHandlers(services),
  ...adminNoteHandlers(services),
  ...adminCompanyHandlers(services),
  ...companyChangeHandlers(services),
  ...overviewHandlers(services),
  ...operationsHandlers(services),
  ...paletteHandlers(services),
  ...mergeHandlers(services),
  ...protectedIdentityHandlers(services),
  ...erasureHandlers(services),
  ...adminHandlers(services),
  ...savedViewHandlers(services),
  ...wordingHandlers(services),
  ...publicHandlers(services),
  ...mandateHandlers(services),
});
