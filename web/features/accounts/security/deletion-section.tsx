import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Deletion } from '#contract/accounts/deletion.ts';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { hindrancesOf, REGRET_DAYS } from '#domain/accounts/deletion/deletion.rules.ts';
import { hindranceWords, keptPartWords } from '#texts/accounts/deletion-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import { Hindrances } from './hindrances.tsx';
import { asksPassword } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

/** Deletion of the account: its consequences, its hindrances, and the days in which the user can undo it. */
export function DeletionSection({ overview }: { overview: SecurityOverview }) {
  const deletion = useQuery(query('GET /account/deletion'));
  return (
    <SettingSection title="Radera mitt konto" description={`Du har ${REGRET_DAYS} dagar på dig att ångra dig.`}>
      <QueryFrame query={deletion}>
        {(data) =>
          data.due_date ? (
            <Waiting due_date={data.due_date} dealings={data.dealings} />
          ) : (
            <Asking overview={overview} {...data} />
          )
        }
      </QueryFrame>
    </SettingSection>
  );
}

const wordsOf = (dealings: Deletion['dealings']) =>
  hindrancesOf(dealings).map(({ code, count }) => ({ code, ...hindranceWords[code](count) }));

function Waiting({ due_date, dealings }: { due_date: string; dealings: Deletion['dealings'] }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const keep = async () => {
    if (await run('DELETE /account/deletion')) showToast('Ditt konto finns kvar');
  };
  // A hindrance that appears after the request can delay the deletion beyond `due_date`.
  const hindrances = wordsOf(dealings);
  const waiting = (
    <Callout
      tone="waiting"
      role="status"
      title="Ditt konto raderas snart"
      action={
        <Button size="small" isBusy={isPending} onClick={keep}>
          Behåll kontot
        </Button>
      }
    >
      Det görs {hindrances.length > 0 && 'tidigast '}
      <InstantText instant={due_date} />. Till dess kan du ångra dig här eller med länken i mejlet.
    </Callout>
  );
  if (hindrances.length === 0) return waiting;
  return (
    <div className="flex flex-col gap-4">
      {waiting}
      <Hindrances of={hindrances} />
    </div>
  );
}

function Asking({ overview, dealings, kept }: { overview: SecurityOverview } & Pick<Deletion, 'dealings' | 'kept'>) {
  const { send } = useCommand();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useOnDemand(formsOnDemand, isOpen, () => setIsOpen(false));
  const asks = asksPassword(overview, useNow());
  const hindrances = wordsOf(dealings);
  if (hindrances.length > 0) return <Hindrances of={hindrances} />;
  return (
    <>
      <p className="max-w-prose text-ink-muted">
        Allt du har lagt in tas bort: profil, bilder, filmer, meddelanden och inloggningar. Det går inte att få
        tillbaka.
      </p>
      {kept.length > 0 && <Kept kept={kept} />}
      <Button variant="danger" className="mt-4" onClick={() => setIsOpen(true)}>
        Radera mitt konto
      </Button>
      {parts && (
        <parts.AskPassword
          asksPassword={asks}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Radera mitt konto?"
          confirmLabel="Radera kontot"
          isDangerous
          onPassword={async (password) => {
            await send('POST /account/deletion', { body: password === undefined ? {} : { password } });
          }}
        >
          <p>
            Har du en profil döljs den genast. Om {REGRET_DAYS} dagar tas allt bort. Vi mejlar en länk som du ångrar dig
            med.
          </p>
          {kept.length > 0 && <Kept kept={kept} />}
        </parts.AskPassword>
      )}
    </>
  );
}

const Kept = ({ kept }: Pick<Deletion, 'kept'>) => (
  <div className="mt-3 max-w-prose text-sm text-ink-muted">
    <p>Det här sparar vi ändå, i ett spärrat arkiv utan koppling till någon profil:</p>
    <ul className="mt-1 list-disc pl-5">
      {kept.map((part) => (
        <li key={part}>{keptPartWords[part]}</li>
      ))}
    </ul>
  </div>
);
