import { useState } from 'react';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Loaded late: people choose once.
const parts = onDemand(() => import('./push-settings.tsx'));

/** Pushes, with a button that shows their settings. */
export function PushSection() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(parts, isOpen, () => setIsOpen(false));
  return (
    <SettingSection
      title="Aviseringar"
      description="Det viktigaste, på låsskärmen så fort det händer. Där står bara vad det gäller, till exempel Ny förfrågan; resten läser du här."
      actions={
        !isOpen && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Välj aviseringar
          </Button>
        )
      }
    >
      {isOpen && (here ? <here.PushSettings /> : <Loading />)}
    </SettingSection>
  );
}
