import { wordSet } from './word-set.ts';

/** What work is paid with. */
export const PAYMENTS = wordSet(
  'lön lönen arvode arvodet arvoden gage gaget ersättning ersättningen betalning betalningen timlön månadslön dagslön',
);

/** Before a payment it says that there is none. */
export const NO_PAYMENT = wordSet('ingen inget inga utan ej inte');

/** What may stand between: 'ingen ekonomisk ersättning', 'inte betala någon lön'. */
export const BETWEEN_NO_AND_PAYMENT = wordSet('ekonomisk betala ut någon något några tyvärr monetär erbjuda ge');

/** By itself it says that nobody is paid. */
export const UNPAID = wordSet(
  'obetalt obetald obetalda oavlönat oavlönad oavlönade oarvoderat oarvoderad oarvoderade ideellt ideell ideella tfp tfcd',
);

/** By itself it says that people are paid. */
export const PAID = wordSet(
  'betald betalda betalt avlönat avlönad avlönade arvoderat arvoderad arvoderade arvoderas timlön månadslön dagslön',
);

/** After a payment it says that there is one, without an amount. */
export const IS_PAID = wordSet('enligt enl utgår betalas diskuteras ges erbjuds finns efter');

/** After 'utgår' it says that there is none after all. */
export const NOT_AFTER_ALL = wordSet('ej inte');

/** What may be paid beside the work, which says nothing of the work. */
export const PAID_IN_KIND = wordSet('boende boendet hotell resa resan resor lunch mat maten semester fika');
