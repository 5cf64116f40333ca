import type { AccountRole } from '#contract/kernel/route.ts';

/** The first screen of each role (spec, section 4). */
export const DASHBOARD_OF: Readonly<Record<AccountRole, string>> = {
  talent: '/TalentDashboard',
  company: '/CompanyDashboard',
  admin: '/AdminDashboard',
};
