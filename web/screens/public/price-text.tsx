import { PRICE_PROMISES, type PricePromise } from '#texts/deal/price-promises.ts';

/** A text about the price. The server writes it with the day's numbers, as it does with the rewritten public texts. */
export const PriceText = ({ id }: { id: PricePromise }) => <span data-said={id}>{PRICE_PROMISES[id]}</span>;
