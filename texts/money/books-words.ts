/** Words of the books. Total by type: a new kind of file or box without words does not compile. */
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import type { VatBox } from '#domain/money/ledger/vat-return.ts';

export const exportLabels: Record<ExportKind, { readonly label: string; readonly hint: string }> = {
  sie: { label: 'SIE 4', hint: 'Verifikationerna, för bokföringsprogrammet.' },
  vouchers: { label: 'Verifikationer', hint: 'En rad för varje kontering, för kalkylprogram.' },
  balance: { label: 'Saldobalans', hint: 'Ingående, debet, kredit och utgående för varje konto.' },
  agi: { label: 'Underlag till AGI', hint: 'Löner som betalats i perioden, per person och totalt. Utan personnummer.' },
  dac7: { label: 'Underlag till DAC7', hint: 'Det som betalats till var och en, per kvartal. Utan personnummer.' },
  vat: { label: 'Momsunderlag', hint: 'Rutorna i momsdeklarationen i hela kronor.' },
};

export const vatBoxLabels: Record<VatBox, string> = {
  '05': 'Momspliktig försäljning',
  '10': 'Utgående moms 25 %',
  '11': 'Utgående moms 12 %',
  '12': 'Utgående moms 6 %',
  '42': 'Försäljning undantagen från moms',
  '48': 'Ingående moms att dra av',
  '49': 'Moms att betala eller få tillbaka',
};

/** The line for earlier years in the trial balance: these books do not close years. */
export const earlierResult = 'Resultat från tidigare år';

const monthAndYear = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The month of an ISO day: 'november 2026'. */
export const monthText = (day: string): string => monthAndYear.format(new Date(`${day}T00:00:00Z`));
