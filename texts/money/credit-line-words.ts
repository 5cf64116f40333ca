/** Words for what companies may owe us. */
import type { Prepayment } from '#domain/money/credit-line/credit-line.rules.ts';

export const prepaymentLabels: Record<Prepayment, string> = {
  none: 'Ingenting',
  half: 'Hälften',
  full: 'Allt',
};
