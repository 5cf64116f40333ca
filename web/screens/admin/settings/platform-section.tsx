import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlatformVersion } from '#contract/money/platform.ts';
import { query } from '#web/api/client.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { factsOf } from './platform.view.ts';

const drawer = onDemand(() => import('./platform-drawer.tsx'));

/** The details of Medverka's company on invoices and in files: the present version and future ones. */
export function PlatformSection() {
  const versions = useQuery(query('GET /admin/platform', { query: {} }));
  const [isShown, setIsShown] = useState(false);
  const close = () => setIsShown(false);
  const Drawer = useOnDemand(drawer, isShown, close)?.PlatformDrawer;
  return (
    <SettingSection
      title="Företagsuppgifter"
      description="Det som står på fakturor och i filer till banken och Skatteverket. Det som redan är utställt ändras aldrig."
      actions={<Button onClick={() => setIsShown(true)}>Ändra eller se historik</Button>}
    >
      <QueryFrame
        query={versions}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title="Inga företagsuppgifter ännu">
            Utan dem kan ingenting faktureras eller betalas ut. Lägg till dem först.
          </EmptyState>
        }
      >
        {({ items }) => <Present items={items} />}
      </QueryFrame>
      {Drawer && <Drawer isOpen={isShown} onClose={close} />}
    </SettingSection>
  );
}

function Present({ items }: { items: readonly PlatformVersion[] }) {
  const present = items.find(({ state }) => state === 'present');
  const coming = items.filter(({ state }) => state === 'coming');
  return (
    <div className="flex flex-col gap-4">
      {coming.map(({ version, valid_from, by }) => (
        <Callout key={version} tone="info">
          Andra uppgifter gäller från <DateText day={valid_from} hasYear />. De är inlagda av {by}.
        </Callout>
      ))}
      {present?.bank === null && (
        <Callout tone="waiting" title="Välj bank">
          Bankerna vill ha filen med utbetalningar på olika sätt. Ingen fil går att göra innan banken är vald.
        </Callout>
      )}
      {present && <DefinitionList facts={factsOf(present)} />}
    </div>
  );
}
