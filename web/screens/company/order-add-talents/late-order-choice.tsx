import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { OrderChoiceProps } from './order-choice.tsx';

// Not `afterDrawing`: who sees it sees no search, which weighs more and is what the budget of the screen counts.
const choice = onDemand(() => import('./order-choice.tsx'));

/** The choice of an order, fetched by who has not come with one: most have. */
export function LateOrderChoice({ instead }: OrderChoiceProps) {
  const [isWanted, setIsWanted] = useState(true);
  const here = useOnDemand(choice, isWanted, () => setIsWanted(false));
  if (here) return <here.OrderChoice instead={instead} />;
  return isWanted ? <Loading /> : <Button onClick={() => setIsWanted(true)}>Försök igen</Button>;
}
