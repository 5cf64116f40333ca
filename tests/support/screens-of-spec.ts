import type { AccountRole } from '#contract/kernel/route.ts';

/**
 * Who may open which screen, written by hand from the spec (section 2) and what the product says beyond it. It stands
 * beside `web/app/routes.ts` on purpose: a test that took the role of a screen from there would agree with any mistake.
 */
export const SCREENS_OF_SPEC: Readonly<Record<'public' | AccountRole, readonly string[]>> = {
  public: [
    ...['Home', 'Login', 'Registera', 'CompanyRegistration', 'TalentEmailVerification', 'CompanyEmailVerification'],
    ...['verify-email-callback', 'ForgotPassword', 'ResetPassword', 'Integritetspolicy', 'Villkor'],
    // Opened by a link in a mail, also without an account.
    ...['GuardianConsent', 'AgreementApproval', 'ConfirmEmailChange', 'MemberInvitation', 'ClientPresentation'],
    ...['KeepAccount', 'Overklagan', 'AdminInvitation'],
    // What the law and the product want told to everybody.
    ...['SaFungerarDet', 'SaSorterarVi'],
    // These three show nothing: they lead each role to its own screen of the kind.
    ...['Dashboard', 'Bookings', 'RequestDetails'],
  ],
  talent: [
    ...['TalentDashboard', 'TalentProfile', 'TalentRequests', 'TalentAssignments', 'TalentCompletedProjects'],
    ...['TalentPayouts', 'TalentSettings', 'TalentHelp', 'TalentNotifications', 'TalentAgreement', 'TalentRights'],
    // Public routes by the spec; they show one talent's own data, so a visitor without a session is asked to sign in.
    ...['TalentRegistration', 'TalentRequestDetails', 'TalentInterestDetails', 'AssignmentDetails'],
  ],
  company: [
    ...['CompanyDashboard', 'CompanyBookings', 'CompanySettings', 'CompanyHelp', 'CompanyProjectDetails'],
    ...['CompanyCreateProject', 'CompanyProjectTalents', 'CompanyCreateOrder', 'CompanyOrderDetails'],
    ...['CompanyOrderTalents', 'CompanyOrderAddTalents', 'CompanyAuditionDetails', 'CompanyOngoingProjectDetails'],
    ...['CompanyAuditionRoleCandidates', 'CompanyProjectHub', 'CompanyProjectHubCreateAnnouncement'],
    ...['CompanyProjectHubCreateOrder', 'CompanyProjectReview', 'CompanyProjectAudition'],
    ...[
      'CompanyProjectAwaitingResponses',
      'CompanyCompletedProjects',
      'CompanyTalents',
      'CompanyNotifications',
      'CompanyAgreement',
      'CompanyRights',
      'CompanyInvoices',
      'CompanyCallSheet',
      'CompanyAuditionDay',
      'CompanyReplacement',
      'CompanyPresentation',
      'CompanyApi',
    ],
  ],
  admin: [
    ...['AdminDashboard', 'AdminTalentSearch', 'AdminApplications', 'AdminManagement', 'AdminProjects'],
    ...['AdminOngoingProjects', 'AdminCompletedProjects', 'AdminInvoicingCompanies', 'AdminInvoicingTalents'],
    ...['AdminSettings', 'AdminHelp', 'AdminTalents', 'AdminCompanies', 'AdminInvoicing', 'AdminProjectManagement'],
    ...['AdminTalentReview', 'AdminCompanyDetails', 'AdminProjectDetails'],
    // Beyond the spec: what has happened, and what has left or could not.
    ...['AdminNotifications', 'AdminOutbox', 'AdminBank', 'AdminBooks', 'AdminAppeals', 'AdminTalentMerge'],
  ],
};

/** The names of the screens that only a role may open, or that are open to everybody. */
export const screensOf = (role: AccountRole | undefined): readonly string[] => SCREENS_OF_SPEC[role ?? 'public'];
