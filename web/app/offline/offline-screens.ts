import type { WorkerRole } from '#web/worker/messages.ts';

/** The screens of each role that can be opened without a network. */
export const OFFLINE_SCREENS: Readonly<Record<WorkerRole, readonly string[]>> = {
  talent: ['TalentDashboard', 'TalentRequests', 'TalentRequestDetails', 'TalentAssignments', 'AssignmentDetails'],
  company: ['CompanyDashboard', 'CompanyCallSheet'],
  admin: ['AdminDashboard'],
};
