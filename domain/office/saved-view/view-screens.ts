/** The screens whose filters may be kept under a name: lists that somebody comes back to with the same question. */
export const VIEW_SCREENS = [
  'AdminTalents',
  'AdminCompanies',
  'AdminProjects',
  'AdminOngoingProjects',
  'AdminCompletedProjects',
  'AdminInvoicingCompanies',
  'AdminHelp',
  'AdminManagement',
  'CompanyDashboard',
  'CompanyBookings',
  'CompanyCompletedProjects',
  'CompanyRights',
] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/** How many somebody may keep of one screen. */
export const VIEWS_MAX = 30;

/** What of an address is of the moment and not of the question: the page that was open, and what was opened beside the list. */
const OF_THE_MOMENT = ['page', 'id', 'thread'];

/** The question of an address, so that the same filters are the same text: 'review=waiting&sort=name'. */
export function questionOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_THE_MOMENT) params.delete(name);
  params.sort();
  return params.toString();
}
