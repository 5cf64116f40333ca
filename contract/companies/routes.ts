import { adminCompanyRoutes } from './admin-company.ts';
import { apiKeyRoutes } from './api-key.ts';
import { companyRoutes } from './company.ts';
import { companySettingsRoutes } from './company-settings.ts';
import { memberRoutes } from './member.ts';
import { webhookRoutes } from './webhook.ts';

/** The routes of this context. */
export const routes = {
  ...companyRoutes,
  ...adminCompanyRoutes,
  ...memberRoutes,
  ...companySettingsRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
};
