import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataExport } from '#contract/accounts/data-export.ts';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { EXPORT_DAYS } from '#domain/accounts/data-export/data-export.rules.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnConsents, OwnLooks } from '#web/features/accounts/privacy/own-logs.tsx';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { formsOnDemand } from './forms-on-demand.ts';
import { asksPassword } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

/** The data kept about the user: a copy to fetch, the consents and, for a talent, when administrators have looked. */
export function OwnDataSection({ overview }: { overview: SecurityOverview }) {
  const { record } = useSession();
  const copy = useQuery(query('GET /account/data-export'));
  return (
    <SettingSection
      title="Mina uppgifter"
      description={`Hämta en kopia av allt vi har sparat om dig, som en zip-fil. Den finns kvar i ${EXPORT_DAYS} dagar.`}
    >
      <div className="flex flex-col gap-8">
        <QueryFrame query={copy}>{(data) => <Copy overview={overview} copy={data} />}</QueryFrame>
        <div>
          <h3 className="mb-2 font-medium">Det du har godkänt</h3>
          <OwnConsents />
        </div>
        {record?.role === 'talent' && (
          <div>
            <h3 className="mb-2 font-medium">Vem hos oss som har tittat</h3>
            <OwnLooks />
          </div>
        )}
      </div>
    </SettingSection>
  );
}

function Copy({ overview, copy }: { overview: SecurityOverview; copy: DataExport }) {
  const { send, run, isPending, failure } = useCommand();
  const [isOpen, setIsOpen] = useState(false);
  const parts = useOnDemand(formsOnDemand, isOpen, () => setIsOpen(false));
  const asks = asksPassword(overview, useNow());
  const fetchFile = async () => {
    const answer = await run('POST /account/data-export/file');
    if (answer) window.location.assign(answer.url);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      {copy.state === 'waiting' && (
        <Callout tone="waiting" role="status" title="Din kopia görs i ordning">
          Vi mejlar när den är klar, oftast inom några minuter.
        </Callout>
      )}
      {copy.state === 'ready' && copy.expires_date && (
        <Callout
          tone="agreed"
          role="status"
          title="Din kopia är klar"
          action={
            <Button size="small" variant="primary" isBusy={isPending} onClick={fetchFile}>
              Hämta filen
            </Button>
          }
        >
          Den tas bort <InstantText instant={copy.expires_date} />.
        </Callout>
      )}
      {copy.state === 'gone' && <p className="text-ink-muted">Kopian du bad om har tagits bort.</p>}
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      {copy.next_date === null ? (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Hämta allt om mig
        </Button>
      ) : (
        copy.state !== 'waiting' && (
          <p className="text-sm text-ink-muted">
            Du kan be om en ny kopia från <InstantText instant={copy.next_date} />.
          </p>
        )
      )}
      {parts && (
        <parts.AskPassword
          asksPassword={asks}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Hämta allt om mig?"
          confirmLabel="Gör i ordning en kopia"
          onPassword={async (password) => {
            await send('POST /account/data-export', { body: password === undefined ? {} : { password } });
          }}
        >
          <p>Vi samlar allt i en fil och mejlar när den är klar. Bara du kan hämta den.</p>
        </parts.AskPassword>
      )}
    </div>
  );
}
