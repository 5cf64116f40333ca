/** The screens whose filters can be saved under a name: lists to which people return with the same question. */
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

/** The most views of one person for one screen. */
export const VIEWS_MAX = 30;

/** Parameters of the moment and not of the question: the open page, and the thing opened beside the list. */
const OF_THE_MOMENT = ['page', 'id', 'thread'];

/** The question of an address, so that the same filters are the same text: 'review=waiting&sort=name'. */
export function questionOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of OF_THE_MOMENT) params.delete(name);
  params.sort();
  return params.toString();
}
