import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlatformVersion } from '#contract/money/platform.ts';
import { platformStateLabels } from '#texts/money/platform-words.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewerOlder } from '#web/ui/list/newer-older.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { changesOf, platformTones } from './platform.view.ts';

// Loaded late: administrators seldom change these details.
const forms = onDemand(() => import('./platform-form.tsx'));

/** Every version of the details of Medverka's company, and the form for a new version. */
export function PlatformDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title="Företagsuppgifter">
      {isOpen && <Versions />}
    </Drawer>
  );
}

function Versions() {
  const [page, setPage] = useState(1);
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  const versions = useQuery(query('GET /admin/platform', { query: { page } }));
  return (
    <QueryFrame query={versions}>
      {({ items, page_size, total }) => (
        <div className="flex flex-col gap-6">
          {isWriting || total === 0 ? (
            <Writing newest={page === 1 ? items[0] : undefined} onClose={close} />
          ) : (
            <div>
              <Button
                onClick={() => {
                  // The form starts from the newest version, which is on the first page.
                  setPage(1);
                  setIsWriting(true);
                }}
              >
                Ändra uppgifterna
              </Button>
            </div>
          )}
          <ol aria-label="Uppgifterna över tid" className="divide-y divide-hairline border-y border-hairline">
            {items.map((version, index) => (
              <li key={version.version} className="py-4">
                <Version version={version} before={items[index + 1]} />
              </li>
            ))}
          </ol>
          <NewerOlder page={page} of={{ page_size, total }} onPage={setPage} />
        </div>
      )}
    </QueryFrame>
  );
}

/** Renders the form as soon as it has loaded. */
function Writing(props: { newest: PlatformVersion | undefined; onClose: () => void }) {
  const here = useOnDemand(forms, true, props.onClose);
  return here ? <here.PlatformForm {...props} /> : <Loading />;
}

function Version({ version, before }: { version: PlatformVersion; before: PlatformVersion | undefined }) {
  const { valid_from, state, by, why, created_date } = version;
  return (
    <article className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-lg font-medium">
          Från <DateText day={valid_from} hasYear />
        </p>
        <StateBadge tone={platformTones[state]}>{platformStateLabels[state]}</StateBadge>
      </div>
      {changesOf(version, before).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="text-ink-muted wrap-anywhere">
        {by} {formatInstant(created_date)}: {why}
      </p>
    </article>
  );
}
