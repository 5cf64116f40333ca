/** The screens whose filters can be saved under a name: lists that people open again with the same filters. */
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

/** Maximum number of views per person and screen. */
export const VIEWS_MAX = 30;

/** Parameters that are not filters: the open page, and the object opened beside the list. */
const OF_THE_MOMENT = ['page', 'id', 'thread'];

/** The filters of an address in a fixed order, so that equal filters give equal text: 'review=waiting&sort=name'. */
export function questionOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_THE_MOMENT) params.delete(name);
  params.sort();
  return params.toString();
}
