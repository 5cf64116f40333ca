import type { Services } from '#server/services.ts';
import { apiKeyHandlers } from './api-key/routes.ts';
import { companySettingsHandlers } from './company-settings/routes.ts';
import { memberHandlers } from './member/routes.ts';
import { webhookHandlers } from './webhook/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...memberHandlers(services),
  ...companySettingsHandlers(services),
  ...apiKeyHandlers(services),
  ...webhookHandlers(services),
});
