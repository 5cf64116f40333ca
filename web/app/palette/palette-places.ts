import type { AccountRole } from '#contract/kernel/route.ts';

/** A screen that the palette can open, and other words for it. */
export interface Place {
  readonly to: string;
  /** Synonyms in lower case, for users who do not know the name of the screen. */
  readonly words: string;
  /** The name in the list, if the title of the screen does not say enough. */
  readonly label?: string;
  /** True for screens that only members who cast can use: owners, producers and casters. */
  readonly is_casting?: true;
}

/** The screens of each role that can be opened without an object. */
export const PLACES: Readonly<Record<AccountRole, readonly Place[]>> = {
  talent: [
    { to: '/TalentDashboard', words: 'översikt start hem' },
    { to: '/TalentProfile', words: 'profil bilder film röst mått språk meriter kalender upptagen sedcard' },
    { to: '/TalentRequests', words: 'frågor jobb svara annonser passar mig' },
    { to: '/TalentAssignments', words: 'bokningar jobb dagar kalender avtal' },
    { to: '/TalentRights', words: 'rättigheter användning licens' },
    { to: '/TalentRoster', words: 'agent' },
    { to: '/TalentCompletedProjects', words: 'omdömen historik klara' },
    { to: '/TalentPayouts', words: 'pengar lön betalt skatt årsbesked' },
    { to: '/TalentNotifications', words: 'aviseringar meddelanden' },
    { to: '/TalentSettings', words: 'konto lösenord konto nummer skatt synlighet passkey säkerhet radera' },
    { to: '/TalentHelp', words: 'frågor kontakt support' },
  ],
  company: [
    { to: '/CompanyCreateProject', words: 'nytt projekt roll brief starta', is_casting: true },
    { to: '/CompanyProjectHubCreateOrder', words: 'boka direkt order namngiven', is_casting: true },
    { to: '/CompanyProjectHubCreateAnnouncement', words: 'annonsera utlysning sökes', is_casting: true },
    { to: '/CompanyDashboard', words: 'start hem väntar' },
    { to: '/CompanyProjectHub', words: 'utkast mallar annonser beställningar tavla' },
    { to: '/CompanyTalents', words: 'sök människor modeller skådespelare listor' },
    { to: '/CompanyBookings', words: 'kalender dagar vem' },
    { to: '/CompanyCompletedProjects', words: 'klara historik omdömen boka igen' },
    { to: '/CompanyRights', words: 'licens användning förläng' },
    { to: '/CompanyInvoices', words: 'betala kredit ocr moms' },
    { to: '/CompanyNotifications', words: 'aviseringar meddelanden' },
    { to: '/CompanySettings', words: 'medlemmar konto lösenord fakturauppgifter säkerhet api nycklar' },
    { to: '/CompanyApi', words: 'api integration nyckel system utvecklare' },
    { to: '/CompanyHelp', words: 'frågor kontakt support' },
  ],
  admin: [
    { to: '/AdminDashboard', words: 'start hem siffror' },
    { to: '/AdminApplications', words: 'nya företag granska godkänn' },
    { to: '/AdminProjects', words: 'alla projekt' },
    { to: '/AdminProjectManagement', words: 'annonser granska väntar' },
    { to: '/AdminOngoingProjects', words: 'aktiva bokningar' },
    { to: '/AdminCompletedProjects', words: 'klara historik' },
    { to: '/AdminTalentSearch', words: 'människor brief' },
    { to: '/AdminTalents', words: 'människor lista profiler' },
    { to: '/AdminTalentReview', words: 'profiler bilder godkänn' },
    { to: '/AdminCompanies', words: 'kunder bolag lista' },
    { to: '/AdminAppeals', words: 'beslut avslag avstängning svara' },
    { to: '/AdminInvoicing', words: 'ekonomi att göra' },
    { to: '/AdminInvoicingCompanies', words: 'kundfakturor påminn kredit' },
    { to: '/AdminInvoicingTalents', words: 'utbetalningar lön fil' },
    { to: '/AdminBank', words: 'inbetalningar camt konto' },
    { to: '/AdminBooks', words: 'verifikationer sie moms månad' },
    { to: '/AdminOutbox', words: 'mejl mail e-post kö' },
    { to: '/AdminOperations', words: 'fungerar problem långsamt jobb server processer status' },
    { to: '/AdminNotifications', words: 'aviseringar' },
    { to: '/AdminManagement', words: 'roller logg granskningslogg' },
    { to: '/AdminSettings', words: 'satser företagsuppgifter lösenord' },
    { to: '/AdminHelp', words: 'frågor anmälningar' },
  ],
};
