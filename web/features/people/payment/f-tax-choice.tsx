import type { TalentPriceShown } from '#contract/deal/price.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const invoking = onDemand(() => import('./f-tax-invoking.tsx'));

interface FTaxChoiceProps {
  price: TalentPriceShown | null;
  /** The engagement: the id of the request or assignment. */
  candidate_id: string;
}

/** The choice of F-tax for one engagement, for a talent with FA-skatt; nothing for others, who load nothing of it. */
export function FTaxChoice({ price, candidate_id }: FTaxChoiceProps) {
  const isAsked = price?.tax_form === 'FA';
  const here = useOnDemand(invoking, isAsked);
  return isAsked && here ? <here.FTaxInvoking price={price} candidate_id={candidate_id} /> : null;
}
