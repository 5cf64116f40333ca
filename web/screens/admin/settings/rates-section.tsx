import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RateKey } from '#domain/deal/price/rates.ts';
import { rateName, rateValueText } from '#texts/deal/rate-words.ts';
import { type Answer, query } from '#web/api/client.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { groupedRates, type ListedRate } from './rates.view.ts';

const drawer = onDemand(() => import('./rate-drawer.tsx'));

/** The rates behind prices: coming changes first, then all rates by group. */
export function RatesSection() {
  const rates = useQuery(query('GET /admin/rates'));
  const [shown, setShown] = useState<RateKey>();
  const close = () => setShown(undefined);
  const Drawer = useOnDemand(drawer, shown !== undefined, close)?.RateDrawer;
  return (
    <SettingSection
      title="Satser"
      description="Det som priser räknas ut med. En ny sats läggs till från en dag framåt, och det som redan har gällt ändras aldrig."
    >
      <QueryFrame query={rates}>{(data) => <Groups items={data.items} onShow={setShown} />}</QueryFrame>
      {Drawer && <Drawer rateKey={shown} onClose={close} />}
    </SettingSection>
  );
}

interface GroupsProps {
  items: Answer<'GET /admin/rates'>['items'];
  onShow: (key: RateKey) => void;
}

function Groups({ items, onShow }: GroupsProps) {
  const { coming, groups } = groupedRates(items);
  return (
    <>
      {coming.length > 0 && (
        <div className="mb-6">
          <h3 className="kicker">Kommande ändringar</h3>
          <ul className="mt-2 flex flex-col gap-1 text-sm">
            {coming.map(({ id, key, value, valid_from }) => (
              <li key={id}>
                <DateText day={valid_from} hasYear />: {rateName(key)}{' '}
                <span className="font-medium whitespace-nowrap tabular">{rateValueText(key, value)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ group, label, rates }) => (
        <Disclosure key={group} title={label}>
          <ul className="divide-y divide-hairline border-t border-hairline text-sm text-ink">
            {rates.map((rate) => (
              <RateLine key={rate.key} rate={rate} onShow={onShow} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}

function RateLine({ rate, onShow }: { rate: ListedRate; onShow: (key: RateKey) => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 flex-1">
        {rate.label}
        {rate.is_uncertain && (
          <StateBadge tone="waiting" className="ml-3">
            Ska bekräftas
          </StateBadge>
        )}
      </span>
      <span className="ml-auto font-medium whitespace-nowrap tabular">{rate.value}</span>
      <Button size="small" onClick={() => onShow(rate.key)}>
        Visa<span className="sr-only"> {rateName(rate.key)}</span>
      </Button>
    </li>
  );
}
