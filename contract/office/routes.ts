import { adminRoutes } from './admin.ts';
import { adminCompanyRoutes } from './admin-company.ts';
import { adminNoteRoutes } from './admin-note.ts';
import { applicationRoutes } from './application.ts';
import { auditRoutes } from './audit.ts';
import { companyChangeRoutes } from './company-change.ts';
import { erasureRoutes } from './erasure.ts';
import { mandateRoutes } from './mandate.ts';
import { mergeRoutes } from './merge.ts';
import { operationsRoutes } from './operations.ts';
import { overviewRoutes } from './overview.ts';
import { paletteRoutes } from './palette.ts';
import { projectFileRoutes } from './project-file.ts';
import { protectedIdentityRoutes } from './protected-identity.ts';
import { publicRoutes } from './public.ts';
import { savedViewRoutes } from './saved-view.ts';
import { wordingRoutes } from './wording.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...applicationRoutes,
  ...adminCompanyRoutes,
  ...companyChangeRoutes,
  ...projectFileRoutes,
  ...adminNoteRoutes,
  ...mandateRoutes,
  ...overviewRoutes,
  ...operationsRoutes,
  ...paletteRoutes,
  ...mergeRoutes,
  ...protectedIdentityRoutes,
  ...erasureRoutes,
  ...adminRoutes,
  ...auditRoutes,
  ...savedViewRoutes,
  ...wordingRoutes,
  ...publicRoutes,
};
