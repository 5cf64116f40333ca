/** States and buttons of counter-offers. Total by type: a missing word does not compile. */

import type {
  CounterOfferSide,
  CounterOfferStatus,
  counterOfferWorkflow,
} from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import type { PersonCommandOf } from '#domain/kernel/workflow/workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

/** Labels for the company. */
const companyWords: Record<CounterOfferStatus, StateLabel> = {
  with_company: { word: 'Väntar på ert svar', tone: 'waiting' },
  with_talent: { word: 'Ert förslag väntar på svar', tone: 'info' },
  accepted: { word: 'Ni är överens', tone: 'agreed' },
  declined: { word: 'Det blev ett nej', tone: 'neutral' },
  withdrawn: { word: 'Tillbakadraget', tone: 'neutral' },
  lapsed: { word: 'Gick ut utan svar', tone: 'neutral' },
  ended: { word: 'Upphörde med förfrågan', tone: 'neutral' },
};

/** Labels for the talent. */
const talentWords: Record<CounterOfferStatus, StateLabel> = {
  ...companyWords,
  with_company: { word: 'Ditt förslag väntar på svar', tone: 'info' },
  with_talent: { word: 'Väntar på ditt svar', tone: 'waiting' },
};

export const counterOfferLabels: Record<CounterOfferSide, Record<CounterOfferStatus, StateLabel>> = {
  company: companyWords,
  talent: talentWords,
};

export const counterOfferCommandLabels: Record<PersonCommandOf<typeof counterOfferWorkflow> | 'suggest', string> = {
  suggest: 'Föreslå andra villkor',
  'answer-talent': 'Svara med eget förslag',
  'answer-company': 'Svara med eget förslag',
  accept: 'Säg ja till villkoren',
  'accept-as-talent': 'Säg ja till villkoren',
  decline: 'Säg nej',
  'decline-as-talent': 'Säg nej',
  withdraw: 'Dra tillbaka förslaget',
  'withdraw-as-talent': 'Dra tillbaka förslaget',
};
