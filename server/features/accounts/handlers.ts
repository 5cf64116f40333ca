import type { Services } from '#server/services.ts';
import { accountHandlers } from './account/routes.ts';
import { appealHandlers } from './appeal/routes.ts';
import { dataExportHandlers } from './data-export/routes.ts';
import { deletionHandlers } from './deletion/routes.ts';
import { passkeyHandlers } from './passkey/routes.ts';
import { privacyHandlers } from './privacy/routes.ts';
import { retentionHandlers } from './retention/routes.ts';
import { securityHandlers } from './security/routes.ts';
import { settingHandlers } from './setting/routes.ts';
import { socialHandlers } from './social/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...accountHandlers(services),
  ...securityHandlers(services),
  ...deletionHandlers(services),
  ...retentionHandlers(services),
  ...privacyHandlers(services),
  ...dataExportHandlers(services),
  ...passkeyHandlers(services),
  ...socialHandlers(services),
  ...appealHandlers(services),
  ...settingHandlers(services),
});
