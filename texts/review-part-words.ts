import type { ProfileReview, Standing } from '#domain/profile/profile.workflow.ts';
import type { ReviewPart } from '#domain/profile/review-parts.ts';

export const reviewPartLabels: Readonly<Record<ReviewPart, string>> = {
  picture: 'Bilder',
  film: 'Filmer och ljud',
  text: 'Texten om dig',
  name: 'Namnet',
  age: 'Åldern',
  other: 'Annat',
};

/** The rules of a profile as whoever looks at one reads them, and as the talent may be told them. */
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

export const profileReviewLabels: Readonly<Record<ProfileReview, string>> = {
  new: 'Inte inskickad',
  waiting: 'Väntar på granskning',
  approved: 'Godkänd',
  changes_asked: 'Ändringar begärda',
};

export const standingLabels: Readonly<Record<Standing, string>> = { active: 'Öppen', suspended: 'Avstängd' };
