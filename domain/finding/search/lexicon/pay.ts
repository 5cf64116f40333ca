import { wordSet } from './word-set.ts';

/** Words for payment, which `NO_PAYMENT` may deny: 'ingen lön'. */
export const PAYMENTS = wordSet(
  'lön lönen arvode arvodet arvoden gage gaget ersättning ersättningen betalning betalningen timlön månadslön dagslön',
);

/** Words that deny the payment after them. */
export const NO_PAYMENT = wordSet('ingen inget inga utan ej inte');

/** Words allowed between the denial and the payment: 'ingen ekonomisk ersättning', 'inte betala någon lön'. */
export const BETWEEN_NO_AND_PAYMENT = wordSet('ekonomisk betala ut någon något några tyvärr monetär erbjuda ge');

/** Single words that say that the work is unpaid. */
export const UNPAID = wordSet(
  'obetalt obetald obetalda oavlönat oavlönad oavlönade oarvoderat oarvoderad oarvoderade ideellt ideell ideella tfp tfcd',
);

/** Single words that say that the work is paid. */
export const PAID = wordSet(
  'betald betalda betalt avlönat avlönad avlönade arvoderat arvoderad arvoderade arvoderas timlön månadslön dagslön',
);

/** Words after a payment that confirm it without an amount. */
export const IS_PAID = wordSet('enligt enl utgår betalas diskuteras ges erbjuds finns efter');

/** Words after 'utgår' that deny the payment after all. */
export const NOT_AFTER_ALL = wordSet('ej inte');

/** Benefits that may be paid beside unpaid work, so they do not say that the work is paid. */
export const PAID_IN_KIND = wordSet('boende boendet hotell resa resan resor lunch mat maten semester fika');
