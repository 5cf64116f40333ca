import type { AccountRole } from '#contract/kernel/route.ts';

type Access = 'public' | AccountRole;
export type LayoutName = 'plain' | 'public' | AccountRole;

/** One screen of the product. */
export interface RouteEntry {
  /** Name and path: '/TalentDashboard'. The file of the screen is named after it (see screen-files.ts). */
  readonly name: string;
  /** Window title while the screen loads; most screens then set a more exact title. Titles are unique within a role. */
  readonly title: string;
  readonly access: Access;
  readonly layout: LayoutName;
  /** Other last path segments that lead to this screen, in lower case. */
  readonly aliases?: readonly string[];
  /** For a screen about one object: the list to link to if the object does not exist. */
  readonly list?: { readonly to: string; readonly label: string };
  /** By role: the screen to which users with this role are redirected, with the query of the address. */
  readonly sends?: Partial<Readonly<Record<AccountRole, string>>>;
  /**
   * True if a visitor without a session is invited to sign in instead of redirected, because the route is public by the
   * spec.
   */
  readonly invites?: true;
}

const open = (name: string, title: string, layout: LayoutName = 'public', more: Partial<RouteEntry> = {}) =>
  ({ name, title, access: 'public', layout, ...more }) as const satisfies RouteEntry;

const of =
  (role: AccountRole) =>
  (name: string, title: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
    name,
    title,
    access: role,
    layout: role,
    ...more,
  });
const talent = of('talent');
const company = of('company');
const admin = of('admin');

/** The part of a route for a screen about one object: its list. */
const one = (to: string, label: string) => ({ list: { to: `/${to}`, label } });
const ofRequests = one('TalentRequests', 'Till dina förfrågningar');
const ofProjects = one('CompanyDashboard', 'Till era projekt');

/** All routes of the product (spec, section 2). */
export const ROUTES: readonly RouteEntry[] = [
  open('Home', 'Medverka', 'plain', { aliases: [''] }),
  open('Login', 'Logga in'),
  open('Registera', 'Skapa konto som talang', 'public', { aliases: ['register'] }),
  open('CompanyRegistration', 'Registrera företag'),
  open('TalentEmailVerification', 'Bekräfta din e-post'),
  open('CompanyEmailVerification', 'Bekräfta företagets e-post'),
  open('verify-email-callback', 'Din e-post bekräftas'),
  open('GuardianConsent', 'Vårdnadshavarens samtycke'),
  open('Overklagan', 'Överklaga'),
  open('AgreementApproval', 'Skriv under som vårdnadshavare'),
  open('ClientPresentation', 'En visning för dig', 'plain'),
  open('ForgotPassword', 'Glömt lösenordet'),
  open('ResetPassword', 'Nytt lösenord'),
  open('MemberInvitation', 'Inbjudan'),
  open('AdminInvitation', 'Administratör'),
  open('ConfirmEmailChange', 'Bekräfta ny e-post'),
  open('StopMails', 'Sluta få mejl'),
  open('KeepAccount', 'Behåll ditt konto'),
  open('SaFungerarDet', 'Så fungerar det', 'plain'),
  open('SaSorterarVi', 'Så sorterar vi', 'plain'),
  open('Integritetspolicy', 'Integritetspolicy', 'plain'),
  open('Villkor', 'Villkor', 'plain'),
  open('Dashboard', 'Översikt', 'plain', {
    sends: { talent: 'TalentDashboard', company: 'CompanyDashboard', admin: 'AdminDashboard' },
  }),
  open('Bookings', 'Bokningar', 'plain', {
    sends: { talent: 'TalentAssignments', company: 'CompanyBookings', admin: 'AdminProjects' },
  }),
  open('RequestDetails', 'Förfrågan', 'plain', {
    sends: { talent: 'TalentRequestDetails', company: 'CompanyProjectAwaitingResponses', admin: 'AdminProjects' },
  }),

  talent('TalentRegistration', 'Din profil', { layout: 'public', invites: true }),
  talent('TalentDashboard', 'Dashboard'),
  talent('TalentProfile', 'Mitt CV'),
  talent('TalentRequests', 'Förfrågningar'),
  talent('TalentRequestDetails', 'Förfrågan', ofRequests),
  talent('TalentInterestDetails', 'Förfrågan från ett företag', ofRequests),
  talent('TalentAssignments', 'Uppdrag'),
  talent('AssignmentDetails', 'Ditt uppdrag', {
    ...one('TalentAssignments', 'Till dina uppdrag'),
    sends: { company: 'CompanyBookings', admin: 'AdminProjects' },
  }),
  talent('TalentAgreement', 'Avtalet om ditt uppdrag', one('TalentAssignments', 'Till dina uppdrag')),
  talent('TalentRights', 'Var jag syns'),
  talent('TalentRoster', 'Talanger'),
  talent('TalentNotifications', 'Notiser'),
  talent('TalentCompletedProjects', 'Avslutade Projekt'),
  talent('TalentPayouts', 'Utbetalningar'),
  talent('TalentSettings', 'Inställningar'),
  talent('TalentHelp', 'Hjälp & Support'),

  company('CompanyDashboard', 'Översikt'),
  company('CompanyCreateProject', 'Skapa projekt', ofProjects),
  company('CompanyTalents', 'Talanger', one('CompanyTalents', 'Till alla talanger')),
  company('CompanyProjectTalents', 'Välj talanger', ofProjects),
  company('CompanyProjectAwaitingResponses', 'Svar', ofProjects),
  company('CompanyProjectReview', 'Urval', ofProjects),
  company('CompanyPresentation', 'Visning för kunden', ofProjects),
  company('CompanyProjectDetails', 'Om projektet', ofProjects),
  company('CompanyOngoingProjectDetails', 'Projektets bokningar', ofProjects),
  company('CompanyCallSheet', 'Dagsbesked', ofProjects),
  company('CompanyAuditionDay', 'Dagens lista', ofProjects),
  company('CompanyReplacement', 'Ersätt någon', ofProjects),
  company('CompanyAgreement', 'Avtal', ofProjects),
  company('CompanyRights', 'Rättigheter'),
  company('CompanyApi', 'API'),
  company('CompanyInvoices', 'Fakturor'),
  company('CompanyNotifications', 'Notiser'),
  company('CompanyBookings', 'Bokningar'),
  company('CompanySettings', 'Inställningar'),
  company('CompanyHelp', 'Hjälp'),
  company('CompanyCreateOrder', 'Skapa beställning', one('CompanyProjectHub', 'Till era projekt')),
  company('CompanyOrderDetails', 'Beställning', ofProjects),
  company('CompanyOrderTalents', 'Beställningens talanger', ofProjects),
  company('CompanyOrderAddTalents', 'Lägg till talanger', one('CompanyOrderAddTalents', 'Till era beställningar')),
  company('CompanyAuditionDetails', 'Provfilmning', ofProjects),
  company('CompanyAuditionRoleCandidates', 'Rollens kandidater', ofProjects),
  company('CompanyProjectHub', 'Projekt', ofProjects),
  company(
    'CompanyProjectHubCreateAnnouncement',
    'Skapa annons',
    one('CompanyProjectHubCreateAnnouncement', 'Till era annonser'),
  ),
  company('CompanyProjectHubCreateOrder', 'Ny beställning', ofProjects),
  company('CompanyProjectAudition', 'Provfilmningar', ofProjects),
  company('CompanyCompletedProjects', 'Avslutade projekt'),

  admin('AdminDashboard', 'Översikt'),
  admin('AdminNotifications', 'Notiser'),
  admin('AdminApplications', 'Ansökningar', one('AdminApplications', 'Till ansökningarna')),
  admin('AdminAppeals', 'Överklaganden'),
  admin('AdminProjects', 'Projekt'),
  admin('AdminProjectDetails', 'Om projektet', one('AdminProjects', 'Till projekten')),
  admin('AdminTalentSearch', 'Sök talanger'),
  admin('AdminManagement', 'Administratörer'),
  admin('AdminOngoingProjects', 'Pågående projekt'),
  admin('AdminCompletedProjects', 'Avslutade projekt'),
  admin('AdminInvoicing', 'Fakturering'),
  admin('AdminInvoicingCompanies', 'Fakturering, företag'),
  admin('AdminBank', 'Bank'),
  admin('AdminBooks', 'Bokföring'),
  admin('AdminInvoicingTalents', 'Fakturering, talanger'),
  admin('AdminOutbox', 'Utskick'),
  admin('AdminOperations', 'Drift'),
  admin('AdminSettings', 'Inställningar'),
  admin('AdminHelp', 'Hjälp'),
  admin('AdminTalents', 'Talanger'),
  admin('AdminCompanies', 'Företag'),
  admin('AdminProjectManagement', 'Projekthantering'),
  admin('AdminTalentReview', 'Granska talang', one('AdminTalents', 'Till talangerna')),
  admin('AdminTalentMerge', 'Slå ihop två konton', one('AdminTalents', 'Till talangerna')),
  admin('AdminCompanyDetails', 'Om företaget', one('AdminCompanies', 'Till företagen')),
];

const byLastSegment = new Map(
  ROUTES.flatMap((entry) => [entry.name.toLowerCase(), ...(entry.aliases ?? [])].map((segment) => [segment, entry])),
);

/**
 * The route of an address: the last path segment decides, in any letter case (spec, section 2). Undefined for an
 * unknown address.
 */
export function findRoute(pathname: string): RouteEntry | undefined {
  const segments = pathname.split('/').filter(Boolean);
  return byLastSegment.get((segments.at(-1) ?? '').toLowerCase());
}

/** The path for a label: lower case, hyphens for spaces, and a leading slash (spec, section 2). */
export function routeOf(label: string): string {
  return `/${label.toLowerCase().replaceAll(' ', '-')}`;
}
