import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '#contract/companies/api-key.ts';
import { keyRightsWords } from '#texts/companies/api-key-words.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { ApiError, query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { DateText, InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';

const dialog = onDemand(() => import('./make-key.tsx'));

/** The API keys of the company's programs; for its owners. */
export function KeysSection() {
  const keys = useQuery({ ...query('GET /company/keys'), retry: false });
  const [isMaking, setIsMaking] = useState(false);
  const here = useOnDemand(dialog, isMaking, () => setIsMaking(false));
  const [ending, setEnding] = useState<ApiKey>();
  const { send } = useCommand();
  const isOthers = keys.error instanceof ApiError && keys.error.code === 'member_may_not';
  return (
    <SettingSection
      title="Nycklar och anslutningar"
      description={
        <>
          Med en nyckel kan era andra program läsa och göra saker här i företagets namn.{' '}
          <Link to="/CompanyApi" className="text-link">
            Vad de kan fråga om
          </Link>
        </>
      }
      actions={
        !isOthers && (
          <Button icon={KeyRound} size="small" onClick={() => setIsMaking(true)}>
            Skapa en nyckel
          </Button>
        )
      }
    >
      {isOthers ? (
        <p className="text-ink-muted">Det är ägarna som ser och ändrar nycklarna.</p>
      ) : (
        <QueryFrame query={keys}>
          {(data) =>
            data.keys.length === 0 ? (
              <p className="text-ink-muted">Inga nycklar finns ännu.</p>
            ) : (
              <ul className="divide-y divide-hairline border-y border-hairline">
                {data.keys.map((key) => (
                  <Key key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
                ))}
              </ul>
            )
          }
        </QueryFrame>
      )}
      {here && isMaking && <here.MakeKey onDone={() => setIsMaking(false)} />}
      {ending && (
        <ConfirmDialog
          isOpen
          isDangerous
          onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
          title={`Avsluta nyckeln ${ending.name}?`}
          confirmLabel="Avsluta nyckeln"
          onConfirm={async () => {
            await send('DELETE /company/keys/:id', { params: { id: ending.id } });
            showToast(`Nyckeln ${ending.name} är avslutad.`);
          }}
        >
          Program som använder den kommer inte in längre. Det som är gjort med den står kvar.
        </ConfirmDialog>
      )}
    </SettingSection>
  );
}

function Key({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { name, rights, limit_ore, hint, ends_on, is_over, last_used_date } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-sm text-ink-muted tabular">
          <code>mv_…{hint}</code>. {keyRightsWords[rights].name}
          {limit_ore !== null && `, för högst ${formatOre(limit_ore)}`}.
        </span>
        <span className="block text-sm text-ink-muted">
          {last_used_date === null ? (
            'Inte använd ännu'
          ) : (
            <>
              Senast använd <InstantText instant={last_used_date} />
            </>
          )}
          {ends_on !== null && (
            <>
              . {is_over ? 'Slutade gälla' : 'Gäller till och med'} <DateText day={ends_on} hasYear />
            </>
          )}
          .
        </span>
      </span>
      <Button size="small" variant="quiet" onClick={onEnd}>
        Avsluta<span className="sr-only"> nyckeln {name}</span>
      </Button>
    </li>
  );
}
