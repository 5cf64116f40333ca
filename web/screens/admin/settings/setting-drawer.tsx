import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  isLimitKey,
  isSettingValue,
  LIMITS,
  type SettingKey,
  SWITCHES,
  settingProblem,
  settingValueText,
  settingWords,
} from '#domain/accounts/setting/settings.ts';
import { type Answer, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewerOlder } from '#web/ui/list/newer-older.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

type SettingNow = Answer<'GET /admin/settings'>['items'][number];
type Version = Answer<'GET /admin/settings/history'>['items'][number];

/**
 * One setting: its input, and its earlier values, each with a button to restore it. Without a setting the drawer is
 * closed.
 */
export function SettingDrawer({ setting, onClose }: { setting: SettingNow | undefined; onClose: () => void }) {
  return (
    <Drawer
      isOpen={setting !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={setting ? settingWords(setting.key).label : ''}
    >
      {setting && <SettingHistory key={setting.key} setting={setting} />}
    </Drawer>
  );
}

function SettingHistory({ setting }: { setting: SettingNow }) {
  const { key, value, version_id } = setting;
  const { send } = useCommand();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const history = useQuery(query('GET /admin/settings/history', { query: { key, page } }));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    // Thousands may be typed with spaces, as in Swedish.
    const wanted = isLimitKey(key) ? String(parseNumber(chosen) ?? '') : chosen;
    const isFit = isSettingValue(key, wanted);
    setProblem(isFit ? undefined : settingProblem(key));
    if (isFit) setAsked(wanted);
  };
  return (
    <div className="flex flex-col gap-6">
      <form onSubmit={ask} noValidate className="flex flex-col gap-4">
        <ValueInput settingKey={key} value={chosen} onChange={setChosen} problem={problem} />
        <div>
          <Button type="submit" variant="primary" disabled={chosen === value}>
            Ändra
          </Button>
        </div>
      </form>
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
                  <VersionEntry version={version} isNow={version.value === value} onBack={setAsked} />
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
        title={`${settingWords(key).label}: ${asked === undefined ? '' : settingValueText(key, asked)}`}
        confirmLabel="Ändra nu"
        reason={{ label: 'Varför?', is_required: true, max_length: 500 }}
        onConfirm={async (why) => {
          if (asked === undefined) return;
          await send('POST /admin/settings', { body: { key, value: asked, why, seen_version_id: version_id } });
          setChosen(asked);
          showToast('Inställningen är ändrad');
        }}
      >
        Det gäller genast, för allt som händer från och med nu.
      </ConfirmDialog>
    </div>
  );
}

interface ValueInputProps {
  settingKey: SettingKey;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

/** The input of a setting: a choice, or a number for a limit. */
function ValueInput({ settingKey, value, onChange, problem }: ValueInputProps) {
  const { what } = settingWords(settingKey);
  if (isLimitKey(settingKey)) {
    return (
      <Field label="Så här många ska det vara" hint={what} error={problem}>
        <NumberInput
          unit={LIMITS[settingKey].unit}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="max-w-60"
        />
      </Field>
    );
  }
  const { values, labels }: { values: readonly string[]; labels: Readonly<Record<string, string>> } =
    SWITCHES[settingKey];
  const options = values.map((one) => ({ value: one, label: labels[one] ?? one }));
  return <RadioCards label="Så här ska det vara" hint={what} options={options} value={value} onChange={onChange} />;
}

interface VersionEntryProps {
  version: Version;
  isNow: boolean;
  onBack: (value: string) => void;
}

function VersionEntry({ version, isNow, onBack }: VersionEntryProps) {
  const { key, value, value_before, why, by, created_date } = version;
  return (
    <article className="flex flex-col gap-1 text-sm">
      <p className="font-medium">{settingValueText(key, value)}</p>
      <p className="text-ink-muted">Före: {settingValueText(key, value_before)}</p>
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
