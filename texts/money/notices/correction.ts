import type { MoneyLifecycles } from '#domain/money/lifecycles.ts';
import type { NoticeTextsOf } from '#texts/kernel/notice-text.ts';

export const correctionNotices: NoticeTextsOf<MoneyLifecycles, 'correction'> = {
  'correction.propose': {
    admin: (p) => ({
      title: `En rättelse av ${p.voucher} väntar`,
      message: `Rättelsen bokförs när någon annan har godkänt den. Varför: ${p.reason}`,
      action: 'Se rättelserna',
    }),
  },
};
