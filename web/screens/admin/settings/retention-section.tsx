import { useState } from 'react';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const table = onDemand(() => import('./retention-table.tsx'));

/** Retention time and reason of each class of personal data, and the outcome of the job that deletes expired data. */
export function RetentionSection() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(table, isOpen, () => setIsOpen(false));
  return (
    <SettingSection
      title="Gallring"
      description="Hur länge allt om människor sparas, och vad som har tagits bort. Samma tabell ligger till grund för integritetspolicyn. Gallringen går varje timme."
    >
      <Disclosure title="Visa allt som sparas" isWide isOpen={isOpen} onToggle={setIsOpen}>
        {isOpen && here && <here.RetentionTable />}
      </Disclosure>
    </SettingSection>
  );
}
