import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SETTINGS } from '#domain/setting/settings.ts';
import { type Answer, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { InstantText } from '#web/ui/date-text.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { NewerOlder } from '#web/ui/newer-older.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type SettingNow = Answer<'GET /admin/settings'>['items'][number];
type Version = Answer<'GET /admin/settings/history'>['items'][number];

/** One setting: what it can be, and all that it was, each a press away; closed without one. */
export function SettingDrawer({ setting, onClose }: { setting: SettingNow | undefined; onClose: () => void }) {
  return (
    <Drawer
      isOpen={setting !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={setting ? SETTINGS[setting.key].label : ''}
    >
      {setting && <SettingHistory key={setting.key} setting={setting} />}
    </Drawer>
  );
}

function SettingHistory({ setting }: { setting: SettingNow }) {
  const { key, value, version_id } = setting;
  const { send } = useCommand();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<string>();
  const history = useQuery(query('GET /admin/settings/history', { query: { key, page } }));
  const labels: Readonly<Record<string, string>> = SETTINGS[key].labels;
  const options = SETTINGS[key].values.map((one) => ({ value: one, label: labels[one] ?? one }));
  return (
    <div className="flex flex-col gap-6">
      <RadioCards
        label="Så här ska det vara"
        hint={SETTINGS[key].what}
        options={options}
        value={chosen ?? value}
        onChange={setChosen}
      />
      <div>
        <Button
          variant="primary"
          disabled={chosen === null || chosen === value}
          onClick={() => setAsked(chosen ?? undefined)}
        >
          Ändra
        </Button>
      </div>
      <QueryFrame
        query={history}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-muted">Det har inte ändrats ännu.</p>}
      >
        {({ items, page_size, total }) => (
          <>
            <ol aria-label="Ändringar, den senaste först" className="divide-y divide-hairline border-y border-hairline">
              {items.map((version) => (
                <li key={version.id} className="py-4">
                  <VersionEntry version={version} labels={labels} isNow={version.value === value} onBack={setAsked} />
                </li>
              ))}
            </ol>
            <NewerOlder page={page} of={{ page_size, total }} onPage={setPage} />
          </>
        )}
      </QueryFrame>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={`${SETTINGS[key].label}: ${asked ? (labels[asked] ?? '') : ''}`}
        confirmLabel="Ändra nu"
        reason={{ label: 'Varför?', is_required: true, max_length: 500 }}
        onConfirm={async (why) => {
          if (!asked) return;
          await send('POST /admin/settings', { body: { key, value: asked, why, seen_version_id: version_id } });
          setChosen(null);
          showToast('Inställningen är ändrad');
        }}
      >
        Det gäller genast, för allt som händer från och med nu.
      </ConfirmDialog>
    </div>
  );
}

interface VersionEntryProps {
  version: Version;
  labels: Readonly<Record<string, string>>;
  isNow: boolean;
  onBack: (value: string) => void;
}

function VersionEntry({ version, labels, isNow, onBack }: VersionEntryProps) {
  const { value, value_before, why, by, created_date } = version;
  return (
    <article className="flex flex-col gap-1 text-sm">
      <p className="font-medium">{labels[value] ?? value}</p>
      <p className="text-ink-muted">Före: {labels[value_before] ?? value_before}</p>
      <p className="wrap-anywhere">{why}</p>
      <p className="text-ink-muted">
        {by}, <InstantText instant={created_date} />
      </p>
      {!isNow && (
        <div className="mt-1">
          <Button size="small" onClick={() => onBack(value)}>
            Tillbaka till detta
          </Button>
        </div>
      )}
    </article>
  );
}
