import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const callOff = onDemand(() => import('./call-off.tsx'));

/** The button with which a talent calls off days of an assignment, whose id is the candidate's. */
export function CannotCome({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const here = useOnDemand(callOff, isAsking, () => setIsAsking(false));
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Jag kan inte komma
      </Button>
      {isAsking && here && <here.CallOff id={id} onClose={() => setIsAsking(false)} />}
    </>
  );
}
