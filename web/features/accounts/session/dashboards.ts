import type { AccountRole } from '#contract/kernel/route.ts';

/** Where each role begins (spec, section 4). */
export const DASHBOARD_OF: Readonly<Record<AccountRole, string>> = {
  talent: '/TalentDashboard',
  company: '/CompanyDashboard',
  admin: '/AdminDashboard',
};
