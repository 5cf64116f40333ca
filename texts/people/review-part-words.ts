import type { Standing } from '#domain/accounts/account/standing.ts';
import type { GuardianStatus } from '#domain/people/guardian/guardian.workflow.ts';
import type { ProfileReview } from '#domain/people/profile/profile.workflow.ts';
import type { ReviewPart } from '#domain/people/profile/review-parts.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const reviewPartLabels: Readonly<Record<ReviewPart, string>> = {
  picture: 'Bilder',
  film: 'Filmer och ljud',
  text: 'Texten',
  name: 'Namnet',
  age: 'Åldern',
  other: 'Annat',
};

/** The rules for profiles, for the administrator who reviews one. */
export const reviewRules: Readonly<Record<ReviewPart, readonly string[]>> = {
  picture: [
    'Visar personen själv och ingen annan, utan filter, text eller logotyper.',
    'Huvudbilden visar hela ansiktet. Inga nakenbilder, och inga badkläder på den som är under 18 år.',
    'Inga barn tillsammans med andra som går att känna igen.',
  ],
  film: ['Personen själv medverkar.', 'Inga telefonnummer, adresser eller länkar i bild eller tal.'],
  text: [
    'Handlar om personen och arbetet, på ett språk som går att läsa.',
    'Inga telefonnummer, e-postadresser, konton eller länkar.',
    'Inget om hälsa, religion, politik eller annat som lagen skyddar.',
  ],
  name: ['Ett namn som en person kan ha, inte ett företag, en roll eller en beskrivning.'],
  age: ['Bilderna rimmar med ålder och spelålder. Är personen under 18 år ska en vårdnadshavare ha samtyckt.'],
  other: [],
};

export const profileReviewLabels: Readonly<Record<ProfileReview, StateLabel>> = {
  new: { word: 'Inte inskickad', tone: 'neutral' },
  waiting: { word: 'Väntar på granskning', tone: 'waiting' },
  approved: { word: 'Godkänd', tone: 'agreed' },
  changes_asked: { word: 'Ändringar begärda', tone: 'info' },
};

export const standingLabels: Readonly<Record<Standing, StateLabel>> = {
  active: { word: 'Öppen', tone: 'agreed' },
  suspended: { word: 'Avstängd', tone: 'lost' },
  merged: { word: 'Sammanslagen', tone: 'neutral' },
};

/** Events of a profile, written after the name of the actor. */
export const profileEventWords: Readonly<Record<string, string>> = {
  'profile.submit': 'skickade profilen för granskning',
  'profile.pass': 'släppte fram profilen utan granskning',
  'profile.look-again': 'satte en ändrad profil i kön',
  'profile.approve': 'godkände profilen',
  'profile.ask-changes': 'bad om ändringar',
  'profile.suspend': 'stängde av kontot',
  'profile.reinstate': 'hävde avstängningen',
  'profile.merge': 'slog ihop ett annat konto med det här',
};

/** States of a guardian's consent. */
export const guardianStatusWords: Readonly<Record<GuardianStatus, string>> = {
  asked: 'tillfrågad',
  given: 'har samtyckt',
  refused: 'har sagt nej',
  withdrawn: 'har tagit tillbaka sitt samtycke',
  cancelled: 'frågan är återtagen',
};
