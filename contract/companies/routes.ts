import { apiKeyRoutes } from './api-key.ts';
import { companySettingsRoutes } from './company-settings.ts';
import { memberRoutes } from './member.ts';
import { webhookRoutes } from './webhook.ts';

/** The routes of this context. */
export const routes = {
  ...memberRoutes,
  ...companySettingsRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
};
