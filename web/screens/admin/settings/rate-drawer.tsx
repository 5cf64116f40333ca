import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RateRowShown } from '#contract/deal/rate.ts';
import type { RateKey } from '#domain/deal/price/rates.ts';
import { rateName, rateStateLabels, rateValueText } from '#texts/deal/rate-words.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewerOlder } from '#web/ui/list/newer-older.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { RateForm } from './rate-form.tsx';
import { historyOf, rateTones } from './rates.view.ts';
import { TakeBackRate } from './take-back-rate.tsx';

/**
 * The past, present and coming values of one rate, and the form for a new value. Without a key the drawer is closed.
 */
export function RateDrawer({ rateKey, onClose }: { rateKey: RateKey | undefined; onClose: () => void }) {
  return (
    <Drawer
      isOpen={rateKey !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={rateKey ? rateName(rateKey) : ''}
    >
      {rateKey && <RateHistory key={rateKey} rateKey={rateKey} />}
    </Drawer>
  );
}

function RateHistory({ rateKey }: { rateKey: RateKey }) {
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const rates = useQuery(query('GET /admin/rates/history', { query: { key: rateKey, page } }));
  return (
    <div className="flex flex-col gap-6">
      {isAdding ? (
        <RateForm rateKey={rateKey} onClose={() => setIsAdding(false)} />
      ) : (
        <div>
          <Button onClick={() => setIsAdding(true)}>Lägg till en ny sats</Button>
        </div>
      )}
      <QueryFrame query={rates}>
        {({ items, page_size, total }) => (
          <>
            <ol aria-label="Satsen över tid" className="divide-y divide-hairline border-y border-hairline">
              {items.map((rate) => (
                <li key={rate.id} className="py-4">
                  <RateEntry rate={rate} />
                </li>
              ))}
            </ol>
            <NewerOlder page={page} of={{ page_size, total }} onPage={setPage} />
          </>
        )}
      </QueryFrame>
    </div>
  );
}

function RateEntry({ rate }: { rate: RateRowShown }) {
  const { key, value, valid_from, source, is_uncertain, state, actions } = rate;
  return (
    <article className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lg font-medium tabular">{rateValueText(key, value)}</p>
        <StateBadge tone={rateTones[state]}>{rateStateLabels[state]}</StateBadge>
      </div>
      <p>
        Från <DateText day={valid_from} hasYear />
        {is_uncertain && '. Ska bekräftas.'}
      </p>
      <p className="text-ink-muted wrap-anywhere">{source}</p>
      {historyOf(rate).map((sentence) => (
        <p key={sentence} className="text-ink-muted wrap-anywhere">
          {sentence}
        </p>
      ))}
      {actions.includes('take-back') && <TakeBackRate rate={rate} />}
    </article>
  );
}
