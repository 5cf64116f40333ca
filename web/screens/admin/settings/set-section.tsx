import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SettingKey, settingValueText, settingWords } from '#domain/accounts/setting/settings.ts';
import { type Answer, query } from '#web/api/client.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

type SettingNow = Answer<'GET /admin/settings'>['items'][number];

const drawer = onDemand(() => import('./setting-drawer.tsx'));

interface SetSectionProps {
  title: string;
  description: string;
  keys: readonly SettingKey[];
}

/** A group of settings with their present values. The administrator can change each, and restore earlier values. */
export function SetSection({ title, description, keys }: SetSectionProps) {
  const settings = useQuery(query('GET /admin/settings'));
  const [shown, setShown] = useState<SettingKey>();
  const close = () => setShown(undefined);
  const Drawer = useOnDemand(drawer, shown !== undefined, close)?.SettingDrawer;
  return (
    <SettingSection title={title} description={description}>
      <QueryFrame query={settings}>
        {({ items }) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {items
                .filter(({ key }) => keys.includes(key))
                .map((setting) => (
                  <SettingLine key={setting.key} setting={setting} onShow={setShown} />
                ))}
            </ul>
            {Drawer && <Drawer setting={items.find(({ key }) => key === shown)} onClose={close} />}
          </>
        )}
      </QueryFrame>
    </SettingSection>
  );
}

function SettingLine({ setting, onShow }: { setting: SettingNow; onShow: (key: SettingKey) => void }) {
  const { key, value, since, by } = setting;
  const { label, what } = settingWords(key);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="min-w-60 flex-1 text-sm">
        <p className="font-medium">{label}</p>
        <p className="text-ink-muted">{what}</p>
        <p className="mt-2">{settingValueText(key, value)}</p>
        {since && (
          <p className="text-ink-muted">
            Sedan <InstantText instant={since} />, av {by}
          </p>
        )}
      </div>
      <Button size="small" onClick={() => onShow(key)}>
        Ändra eller se historik<span className="sr-only"> för {label}</span>
      </Button>
    </li>
  );
}
