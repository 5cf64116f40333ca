import { accountRoutes } from './account.ts';
import { appealRoutes } from './appeal.ts';
import { dataExportRoutes } from './data-export.ts';
import { deletionRoutes } from './deletion.ts';
import { passkeyRoutes } from './passkey.ts';
import { privacyRoutes } from './privacy.ts';
import { retentionRoutes } from './retention.ts';
import { securityRoutes } from './security.ts';
import { settingRoutes } from './setting.ts';
import { socialRoutes } from './social.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...accountRoutes,
  ...securityRoutes,
  ...deletionRoutes,
  ...retentionRoutes,
  ...privacyRoutes,
  ...dataExportRoutes,
  ...passkeyRoutes,
  ...socialRoutes,
  ...appealRoutes,
  ...settingRoutes,
};
