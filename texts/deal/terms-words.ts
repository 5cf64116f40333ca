/** Words for the fields of terms and for missing fields. Total by type: a new field without words does not compile. */
import type { CancellationTemplate } from '#domain/deal/terms/cancellation.ts';
import type { TermsField } from '#domain/deal/terms/compare-terms.ts';
import type { FeeBasis, KindPay } from '#domain/deal/terms/fee.ts';
import type { TermsLackCode } from '#domain/deal/terms/terms-lacks.ts';

export const termsFieldLabels: Record<TermsField, string> = {
  role_title: 'Roll',
  headcount: 'Antal personer',
  municipality_id: 'Kommun',
  place: 'Plats',
  days: 'Dagar',
  'fee.basis': 'Arvodet gäller',
  'fee.amount_ore': 'Arvode',
  'fee.hours_per_day': 'Timmar per dag',
  'fee.minimum_hours': 'Minsta antal timmar',
  'fee.of_kind.fitting': 'Kostymprov',
  'fee.of_kind.rehearsal': 'Repetition',
  'fee.of_kind.travel': 'Resdag',
  'fee.of_kind.reserve': 'Reservdag',
  'fee.included': 'Ingår i arvodet',
  'additions.overtime': 'Övertid',
  'additions.ob': 'OB-tillägg',
  'additions.travel_time': 'Restid',
  'additions.mileage_ore': 'Milersättning',
  'additions.per_diem_ore': 'Traktamente',
  'additions.outlays': 'Utlägg',
  rights: 'Rättigheter',
  'synthetic.digital_replica': 'Digital kopia',
  'synthetic.voice_synthesis': 'Syntetisk röst',
  'synthetic.model_training': 'Träning av AI-modeller',
  'cancellation.steps': 'Avbokning',
  'cancellation.weather': 'Flytt för vädrets skull',
  content: 'I rollen ingår',
  content_note: 'Mer om innehållet',
};

/** The changed fields of terms as a list: 'dagar, arvode'. */
export const changesInWords = (changes: readonly { readonly field: TermsField }[]): string =>
  [...new Set(changes.map(({ field }) => termsFieldLabels[field].replace(/^./, (first) => first.toLowerCase())))].join(
    ', ',
  );

export const feeBasisLabels: Record<FeeBasis, string> = {
  day: 'Per dag',
  half_day: 'Per halvdag',
  hour: 'Per timme',
  whole: 'För hela uppdraget',
  unpaid: 'Oavlönat',
};

/** Labels of the field for the fee's amount. */
export const feeLabels: Record<Exclude<FeeBasis, 'unpaid'>, string> = {
  day: 'Arvode per dag',
  half_day: 'Arvode per halvdag',
  hour: 'Arvode per timme',
  whole: 'Arvode för hela uppdraget',
};

export const cancellationTemplateLabels: Record<CancellationTemplate, string> = {
  trade: 'Branschens vanliga',
  two_days: 'Allt från två arbetsdagar före',
  travel: 'Halva från en vecka före',
  none: 'Enligt våra villkor',
};

export const kindPayLabels: Record<KindPay['pay'], string> = {
  as_work: 'Som en arbetsdag',
  included: 'Ingår i arvodet',
  day: 'Eget belopp per dag',
  hour: 'Eget belopp per timme',
  whole: 'Eget belopp för alla dagar',
};

/** Errors shown beside a field of the terms that is empty or not allowed as it is. */
export const termsLackSentences: Record<TermsLackCode, string> = {
  title_missing: 'Fyll i rollens namn.',
  place_missing: 'Välj en kommun.',
  days_missing: 'Välj minst en dag.',
  days_outside: 'Rollens dagar måste ligga inom projektets datum.',
  hours_missing: 'Fyll i när dagen börjar och slutar, eller välj att tiderna inte är bestämda.',
  hours_half_said: 'Fyll i både samling och slut, eller låt båda stå tomma.',
  fee_missing: 'Fyll i arvodet, eller välj Oavlönat.',
  half_day_too_long: 'En halvdag är högst 4 timmar. Välj färre timmar, eller ett arvode per dag.',
  kind_fee_missing: 'Fyll i beloppet, eller välj att dagen ingår.',
  overtime_needs_amount: 'Skriv övertiden som ett belopp när arvodet inte är per dag.',
  media_missing: 'Välj var materialet får visas.',
  territory_missing: 'Välj område.',
  months_missing: 'Fyll i hur många månader rättigheten gäller.',
  rights_unsaid: 'Skriv var och hur länge materialet får visas, eller välj att det inte visas.',
  unpaid_but_paid: 'En oavlönad roll kan inte ha ett arvode.',
};
