/** Notices of companies' credit. */
import type { MoneyLifecycles } from '#domain/money/lifecycles.ts';
import { formatOre } from '#texts/kernel/format.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

const PREPAID_WORDS = {
  none: '',
  half: 'Hälften av varje bokning betalas i förskott. ',
  full: 'Varje bokning betalas i förskott. ',
} as const;

export const creditLineNotices: NoticeTextsOf<MoneyLifecycles, 'credit_line'> = {
  'credit_line.ask': {
    admin: (p) => ({
      title: `${p.company_name} ber om mer utrymme`,
      message: `Se vad företaget har bokat och inte betalat, och svara. ${p.reason ?? ''}`.trim(),
      action: 'Se företaget',
    }),
  },
  'credit_line.wait': {
    admin: (p) => ({
      title: `${p.company_name} kunde inte boka`,
      message:
        'Bokningen ryms inte i företagets utrymme, eller en faktura är för sen. Talanger har sagt ja och väntar.',
      action: 'Se företaget',
    }),
  },
  'credit_line.set': {
    company: (p) => ({
      title: `Ert utrymme är ${formatOre(p.limit_ore)}`,
      message:
        `Så mycket kan ni ha bokat och inte betalat, med moms. ${PREPAID_WORDS[p.prepayment]}${p.reason ?? ''}`.trim(),
      action: 'Se utrymmet',
    }),
  },
};
