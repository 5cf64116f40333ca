/** Words of the page on which people see how we and companies have used their data. */
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Look } from '#domain/kernel/roles/looks.ts';

/** The role of the administrator who looked; never a name. */
export const deskWords: Record<AdminRole, string> = {
  owner: 'Ledningen',
  review: 'Granskningen',
  finance: 'Ekonomin',
  support: 'Supporten',
};

/** Kinds of data that an administrator can have looked at. */
export const lookWords: Record<Look, string> = {
  personal_number: 'Ditt personnummer',
  account: 'Din utbetalning eller ditt konto',
  document: 'Ett dokument',
  minor: 'Uppgifter om dig som är under 18',
  contact: 'Dina kontaktuppgifter',
  recording: 'En film eller ett ljud',
  health: 'Vad som är skrivet om en arbetsskada',
  message: 'Meddelanden',
  profile: 'Din profil',
  audit: 'Loggen över vem som har tittat',
};

export const consentWords = {
  terms: 'Villkor',
  privacy: 'Integritetspolicy',
  guardian: 'Vårdnadshavares godkännande',
} as const;

export const givenByWords = { self: 'av dig', guardian: 'av din vårdnadshavare', system: 'av oss' } as const;

/** Explains how to withdraw each consent. */
export const HOW_TO_WITHDRAW =
  'Villkoren slutar gälla när du raderar kontot. Ett godkännande från en vårdnadshavare tar den själv tillbaka med länken i sitt mejl. Allergier och behov som du berättat inför ett uppdrag tar du bort där.';

/** Steps by which companies found and asked a talent, in order of time. */
export const figureWords = {
  listed: 'Företag som såg dig i en lista',
  opened: 'Öppnade din profil',
  asked: 'Förfrågningar till dig',
  answered: 'Du svarade',
  said_yes: 'Du svarade ja',
  booked: 'Bokningar',
} as const;
