import { useState } from 'react';
import type { SecurityOverview } from '#contract/accounts/security.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { browserWords, inOrder, methodWords } from './security.view.ts';
import { SettingSection } from './setting-section.tsx';

type Session = SecurityOverview['sessions'][number];

/** The browsers in which the account is signed in, with buttons that sign out one of the others, or all others. */
export function SessionsSection({ overview }: { overview: SecurityOverview }) {
  const { send } = useCommand();
  const [ending, setEnding] = useState<Session>();
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const sessions = inOrder(overview.sessions);
  return (
    <SettingSection
      title="Här är du inloggad"
      description="Känner du inte igen en inloggning? Logga ut den och byt lösenord."
      actions={
        sessions.length > 1 && (
          <Button size="small" onClick={() => setIsEndingOthers(true)}>
            Logga ut alla andra
          </Button>
        )
      }
    >
      <ul className="divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        title={`Logga ut ${ending ? browserWords(ending) : ''}?`}
        confirmLabel="Logga ut den"
        isDangerous
        onConfirm={async () => {
          if (ending) await send('DELETE /account/sessions/:id', { params: { id: ending.id } });
          showToast('Inloggningen är avslutad');
        }}
      >
        Den som sitter där behöver logga in igen. Det som inte är sparat där kan gå förlorat.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isEndingOthers}
        onOpenChange={setIsEndingOthers}
        title="Logga ut överallt utom här?"
        confirmLabel="Logga ut alla andra"
        isDangerous
        onConfirm={async () => {
          const { ended } = await send('POST /account/sessions/end-others');
          showToast(ended === 1 ? '1 inloggning är avslutad' : `${ended} inloggningar är avslutade`);
        }}
      >
        Du behöver logga in igen på dina andra enheter. Den här webbläsaren påverkas inte.
      </ConfirmDialog>
    </SettingSection>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const browser = browserWords(session);
  return (
    <li className="flex items-center justify-between gap-x-4 py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 font-medium">
          {browser}
          {session.is_current && <StateBadge tone="agreed">Den här webbläsaren</StateBadge>}
        </p>
        <p className="text-sm text-ink-muted">
          {methodWords[session.method]} <InstantText instant={session.created_date} />
          {!session.is_current && (
            <>
              {' · '}senast använd <InstantText instant={session.seen_date} />
            </>
          )}
        </p>
      </div>
      {!session.is_current && (
        <Button size="small" onClick={onEnd}>
          Logga ut<span className="sr-only"> {browser}</span>
        </Button>
      )}
    </li>
  );
}
