/** Words of the books. Total by type: a new kind of file or box without words does not compile. */
import { madeOnce } from '#domain/kernel/made-once.ts';
import type { CorrectionStatus } from '#domain/money/correction/correction.workflow.ts';
import type { ExportKind } from '#domain/money/ledger/export-kinds.ts';
import type { VatBox } from '#domain/money/ledger/vat-return.ts';
import type { StateLabel } from '#texts/kernel/label.ts';

export const exportLabels: Record<ExportKind, { readonly label: string; readonly hint: string }> = {
  sie: { label: 'SIE 4I', hint: 'Verifikationerna, för bokföringsprogrammet.' },
  sie_year: { label: 'SIE 4E', hint: 'Året från 1 januari med in- och utgående balanser, för revisorn.' },
  vouchers: { label: 'Verifikationer', hint: 'En rad för varje kontering, för kalkylprogram.' },
  balance: { label: 'Saldobalans', hint: 'Ingående, debet, kredit och utgående för varje konto.' },
  customers: {
    label: 'Öppna kundfakturor',
    hint: 'Det som kunderna är skyldiga den sista dagen. Summan är saldot på 1510.',
  },
  suppliers: {
    label: 'Öppna leverantörsskulder',
    hint: 'Det vi är skyldiga dem som fakturerar, den sista dagen. Summan är saldot på 2440.',
  },
  agi: { label: 'Underlag till AGI', hint: 'Löner som betalats i perioden, per person och totalt. Utan personnummer.' },
  dac7: {
    label: 'Underlag till DAC7',
    hint: 'Det som betalats till dem som fakturerar, per kvartal, med våra avgifter. Utan personnummer.',
  },
  vat_file: {
    label: 'Momsdeklaration',
    hint: 'En fil för Skatteverkets tjänst, för en månad, ett kvartal eller ett år. Inte prövad mot schemat.',
  },
  eu_sales: {
    label: 'Periodisk sammanställning',
    hint: 'Försäljningen till företag i andra EU-länder, för en månad eller ett kvartal. Fil för Skatteverkets filöverföring.',
  },
  vat: { label: 'Momsunderlag', hint: 'Rutorna i momsdeklarationen i hela kronor.' },
};

export const vatBoxLabels: Record<VatBox, string> = {
  '05': 'Momspliktig försäljning',
  '10': 'Utgående moms 25 %',
  '11': 'Utgående moms 12 %',
  '12': 'Utgående moms 6 %',
  '39': 'Tjänster till företag i andra EU-länder',
  '40': 'Övriga tjänster som är omsatta utanför Sverige',
  '42': 'Försäljning undantagen från moms',
  '48': 'Ingående moms att dra av',
  '49': 'Moms att betala eller få tillbaka',
};

export const correctionStatusLabels: Record<CorrectionStatus, StateLabel> = {
  proposed: { word: 'Att godkänna', tone: 'waiting' },
  approved: { word: 'Bokförd', tone: 'agreed' },
  declined: { word: 'Avslagen', tone: 'neutral' },
};

/** The line for the years before that are not closed, in the trial balance. */
export const earlierResult = 'Resultat från tidigare år';

const monthAndYear = madeOnce(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** The month of an ISO day: 'november 2026'. */
export const monthText = (day: string): string => monthAndYear().format(new Date(`${day}T00:00:00Z`));
