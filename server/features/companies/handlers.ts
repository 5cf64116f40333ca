import type { Services } from '#server/services.ts';
import { apiKeyHandlers } from './api-key/routes.ts';
import { companySettingsHandlers } from './company-settings/routes.ts';
import { memberHandlers } from './member/routes.ts';
import { webhookHandlers } from './webhook/routes.ts';

/** What this context answers. */
export const handlers = (services: Services) => ({
  ...memberHandlers(services),
  ...companySettingsHandlers(services),
  ...apiKeyHandlers(services),
  ...webhookHandlers(services),
});
