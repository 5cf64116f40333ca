import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { OrderChoiceProps } from './order-choice.tsx';

// Not `afterDrawing`: a visitor who sees the choice sees no search, which is larger and is counted by the budget of the
// screen.
const choice = onDemand(() => import('./order-choice.tsx'));

/** The choice of an order, loaded only without an order in the address: most visitors come with one. */
export function LateOrderChoice({ instead }: OrderChoiceProps) {
  const [isWanted, setIsWanted] = useState(true);
  const here = useOnDemand(choice, isWanted, () => setIsWanted(false));
  if (here) return <here.OrderChoice instead={instead} />;
  return isWanted ? <Loading /> : <Button onClick={() => setIsWanted(true)}>Försök igen</Button>;
}
