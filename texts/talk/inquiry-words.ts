import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import type { InquiryStatus } from '#domain/talk/inquiry/inquiry.workflow.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const inquiryKindWords: Record<InquiryKind, { readonly one: string; readonly many: string }> = {
  question: { one: 'Fråga', many: 'Frågor' },
  report: { one: 'Anmälan', many: 'Anmälningar' },
};

export const inquiryCategoryWords: Record<InquiryCategory, string> = {
  account: 'Konto och inloggning',
  requests: 'Förfrågningar och projekt',
  work: 'Dagarna och arbetet',
  agreement: 'Avtal och rättigheter',
  money: 'Pengar och fakturor',
  unkind: 'Kränkande eller olämpligt',
  dishonest: 'Falska uppgifter eller bedrägeri',
  unsafe: 'Jag känner mig inte trygg',
  other: 'Något annat',
};

export const inquiryStatusLabels: Record<InquiryStatus, StateLabel> = {
  open: { word: 'Väntar på svar', tone: 'waiting' },
  answered: { word: 'Besvarat', tone: 'agreed' },
  closed: { word: 'Avslutat', tone: 'neutral' },
};
