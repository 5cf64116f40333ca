/**
 * The price in words on pages that everybody reads. The numbers are of the day's rates, so the server writes the texts;
 * the built pages contain the texts without numbers, for a visit without the database.
 */
import type { CompanyPrice, TalentPrice } from '#domain/deal/price/price.ts';
import type { BasisPoints } from '#domain/kernel/money/basis-points.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { wholeKronor } from './pay-words.ts';
import { formatPoints } from './terms-facts.ts';

export const PRICE_PROMISES = {
  price_company:
    'Ni betalar arvodet, rättigheterna och vår avgift, som är en andel av dem. Hela priset syns medan ni skriver rollen, och det är det som faktureras.',
  price_talent:
    'Är du anställd för uppdraget betalas arbetsgivaravgifter, semesterersättning och skatt ur arvodet. Vad du får ut ser du innan du svarar.',
} as const;
export type PricePromise = keyof typeof PRICE_PROMISES;

interface Example {
  readonly commission: BasisPoints;
  /** The price of one day for somebody who is employed. */
  readonly talent: Pick<TalentPrice, 'earned_ore' | 'net_ore'>;
  readonly company: Pick<CompanyPrice, 'ex_vat_ore'>;
}

/** The promises with the numbers of an example. */
export function pricePromises({ commission, talent, company }: Example): Record<PricePromise, string> {
  const fee = formatOre(talent.earned_ore);
  return {
    price_company: `Vår avgift är ${formatPoints(commission)} av arvode, tillägg och rättigheter. För ett arvode på ${fee} betalar ni ${formatOre(company.ex_vat_ore)} utan moms. Arbetsgivaravgifter och semesterersättning ingår i det.`,
    price_talent: `Vår avgift betalar företaget, utöver ditt arvode. Är du anställd för uppdraget betalas arbetsgivaravgifter, semesterersättning och skatt ur arvodet: av ${fee} får du ut cirka ${formatOre(wholeKronor(talent.net_ore))}. Har du F-skatt får du hela arvodet mot faktura, och betalar skatt och avgifter själv.`,
  };
}
