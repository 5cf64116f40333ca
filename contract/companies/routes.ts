import { apiKeyRoutes } from './api-key.ts';
import { companySettingsRoutes } from './company-settings.ts';
import { memberRoutes } from './member.ts';
import { webhookRoutes } from './webhook.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...memberRoutes,
  ...companySettingsRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
};
