import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const injuries = onDemand(() => import('./own-injuries.tsx'));

/** Reports of injuries at work. Few people need them, so they load when they are asked for. */
export function InjurySection({ isForCompany }: { isForCompany: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(injuries, isOpen, () => setIsOpen(false));
  return (
    <Section
      title="Skada i arbetet"
      description={
        isForCompany
          ? 'Har någon ni bokat skadat sig, anmäl det här. Ring 112 först om det är bråttom.'
          : 'Har du skadat dig på ett uppdrag, anmäl det här, så för vi det vidare. Ring 112 först om det är bråttom.'
      }
    >
      {isOpen ? (
        here ? (
          <here.OwnInjuries isForCompany={isForCompany} />
        ) : (
          <Loading />
        )
      ) : (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Visa
        </Button>
      )}
    </Section>
  );
}
