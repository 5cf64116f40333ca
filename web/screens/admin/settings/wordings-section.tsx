import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WordingNow } from '#contract/office/wording.ts';
import type { Wording, WordingGroup } from '#texts/office/wordings.ts';
import { query } from '#web/api/client.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

const texts = onDemand(() => import('#texts/office/wordings.ts'));
const drawer = onDemand(() => import('./wording-drawer.tsx'));

/** The present texts of public pages, help, reply templates and mails; each can be rewritten and restored. */
export function WordingsSection() {
  const wordings = useQuery(query('GET /admin/wordings'));
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);
  const here = useOnDemand(texts, true, close);
  const Drawer = useOnDemand(drawer, shown !== undefined, close)?.WordingDrawer;
  return (
    <SettingSection
      title="Texter"
      description="Det som står på de offentliga sidorna, svaren i hjälpen, mallarna för svar och det som står sist i mejlen. En ändring gäller genast, och det som stod står kvar i historiken."
    >
      <QueryFrame query={wordings}>
        {({ items }) =>
          here ? (
            <>
              {(Object.entries(here.WORDING_GROUPS) as [WordingGroup, string][]).map(([group, label]) => (
                <Disclosure key={group} title={label} isWide>
                  <ul className="divide-y divide-hairline">
                    {here.WORDINGS.filter((one) => one.group === group).map((wording) => (
                      <WordingLine
                        key={wording.key}
                        wording={wording}
                        anew={items.find(({ key }) => key === wording.key)}
                        onShow={setShown}
                      />
                    ))}
                  </ul>
                </Disclosure>
              ))}
              {Drawer && (
                <Drawer
                  wording={here.WORDINGS.find(({ key }) => key === shown)}
                  anew={items.find(({ key }) => key === shown)}
                  onClose={close}
                />
              )}
            </>
          ) : (
            <Loading />
          )
        }
      </QueryFrame>
    </SettingSection>
  );
}

interface WordingLineProps {
  wording: Wording;
  anew: WordingNow | undefined;
  onShow: (key: string) => void;
}

function WordingLine({ wording: { key, label, text }, anew, onShow }: WordingLineProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4">
      <div className="min-w-60 flex-1 text-sm">
        <p className="font-medium">{label}</p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{anew?.text || text || 'Inget.'}</p>
        {anew && (
          <p className="mt-1 text-ink-muted">
            Sedan <InstantText instant={anew.since} />, av {anew.by}
          </p>
        )}
      </div>
      <Button size="small" onClick={() => onShow(key)}>
        Ändra eller se historik<span className="sr-only"> för {label}</span>
      </Button>
    </li>
  );
}
