import { useQuery } from '@tanstack/react-query';
import type { PushChoices, PushSettings as Settings } from '#contract/talk/push.ts';
import { pushKindWords } from '#texts/talk/push-words.ts';
import { query } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DeviceList } from './device-list.tsx';
import { switched } from './push.view.ts';
import { ThisBrowser } from './this-browser.tsx';

const SETTINGS = query('GET /account/push');
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const USUAL = { from: '21:00', until: '07:00' };

/** Hours to choose among, with a chosen time between them. */
const hoursWith = (chosen: string) =>
  [...new Set([...HOURS, chosen])].toSorted().map((value) => ({ value, label: value }));

/** Pushes to this browser, their kinds, the quiet hours, and the devices of the account. */
export function PushSettings() {
  const settings = useQuery({ ...SETTINGS, select: useExpected<Settings>(SETTINGS.queryKey) });
  return (
    <QueryFrame query={settings}>
      {(data) => (
        <div className="flex flex-col gap-8">
          <ThisBrowser settings={data} />
          <Choices settings={data} />
          {data.devices.length > 0 && <DeviceList devices={data.devices} />}
        </div>
      )}
    </QueryFrame>
  );
}

/** Which kinds are pushed, and the quiet hours. Each choice is saved at once. */
function Choices({ settings: { kinds, choices } }: { settings: Settings }) {
  const { run } = useCommand({ hasToast: true });
  const { off_kinds, quiet } = choices;
  const choose = (change: Partial<PushChoices>) => {
    const body = { ...choices, ...change };
    return expecting<Settings, unknown>(
      SETTINGS.queryKey,
      (all) => ({ ...all, choices: body }),
      () => run('PUT /account/push/choices', { body }),
    );
  };
  return (
    <div>
      <div className="divide-y divide-hairline border-y border-hairline">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={pushKindWords[kind]}
            isOn={!off_kinds.includes(kind)}
            onChange={(isOn) => void choose({ off_kinds: switched(off_kinds, kind, isOn) })}
          />
        ))}
        <Switch
          label="Tysta timmar"
          hint="Det som kommer då väntar tills de är slut. Det som händer inom tolv timmar väntar inte."
          isOn={quiet !== null}
          onChange={(isOn) => void choose({ quiet: isOn ? USUAL : null })}
        />
      </div>
      {quiet && (
        <div className="mt-4 grid max-w-sm grid-cols-2 gap-4">
          <Field label="Tyst från">
            <Select
              options={hoursWith(quiet.from)}
              value={quiet.from}
              onChange={({ target }) => void choose({ quiet: { ...quiet, from: target.value } })}
            />
          </Field>
          <Field label="Tyst till">
            <Select
              options={hoursWith(quiet.until)}
              value={quiet.until}
              onChange={({ target }) => void choose({ quiet: { ...quiet, until: target.value } })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
