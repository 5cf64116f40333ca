import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { OrderChoiceProps } from './order-choice.tsx';

// `onDemand` instead of `afterDrawing`, so that the choice does not count in the screen's size budget: users who see
// the choice do not see the search, which is larger and is already counted.
const choice = onDemand(() => import('./order-choice.tsx'));

/** Loads the choice of an order when it is needed: most users come with an order in the address. */
export function LateOrderChoice({ instead }: OrderChoiceProps) {
  const [isWanted, setIsWanted] = useState(true);
  const here = useOnDemand(choice, isWanted, () => setIsWanted(false));
  if (here) return <here.OrderChoice instead={instead} />;
  return isWanted ? <Loading /> : <Button onClick={() => setIsWanted(true)}>Försök igen</Button>;
}
