import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProtectedIdentity } from '#contract/office/protected-identity.ts';
import { protectedIdentityWords as words } from '#texts/office/protected-identity-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText } from '#web/ui/text/date-text.tsx';

/** The legal name of a talent, and the mark of protected identity with the buttons that set and remove it. */
export function ProtectedIdentityPanel({ id }: { id: string }) {
  const known = useQuery(query('GET /admin/talents/:id/protected-identity', { params: { id } }));
  return <QueryFrame query={known}>{(data) => <Known id={id} {...data} />}</QueryFrame>;
}

function Known({ id, legal_name, shown_name, mark, earlier }: ProtectedIdentity & { id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const { send } = useCommand();
  const asks = useAsksPassword();
  const [password, setPassword] = useState('');
  const change = async (reason: string) => {
    const given = { params: { id }, body: { reason, ...(asks && { password }) } };
    if (mark) await send('POST /admin/talents/:id/protected-identity/remove', given);
    else await send('POST /admin/talents/:id/protected-identity', given);
    setPassword('');
    showToast(mark ? 'Skyddet är borttaget.' : 'Identiteten är skyddad.');
  };
  return (
    <div className="flex flex-col gap-4">
      <DefinitionList
        facts={[
          { label: 'Heter', value: legal_name },
          { label: 'Syns som', value: shown_name },
          ...(mark ? [{ label: 'Skyddad sedan', value: <Since {...mark} /> }] : []),
          { label: 'Tidigare', value: earlier.length > 0 && <Earlier marks={earlier} /> },
        ]}
      />
      <Button className="self-start" onClick={() => setIsAsked(true)}>
        {mark ? 'Ta bort skyddet' : 'Skydda identiteten'}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={mark ? 'Ta bort skyddet?' : 'Skydda identiteten?'}
        confirmLabel={mark ? 'Ta bort skyddet' : 'Skydda identiteten'}
        isDangerous={mark !== null}
        reason={{ label: 'Skäl', hint: 'Bara de som kan sätta skyddet läser det.', is_required: true, max_length: 500 }}
        onConfirm={change}
      >
        {mark ? (
          words.remove
        ) : (
          <>
            <p>{words.what}</p>
            <p className="mt-3">{words.law}</p>
          </>
        )}
        {asks && (
          <div className="mt-4">
            <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} />
          </div>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** Removed marks, the last removed first, each with why it was set and why it was removed. */
function Earlier({ marks }: { marks: ProtectedIdentity['earlier'] }) {
  return (
    <ul className="flex flex-col gap-3">
      {marks.map(({ removed_by, removed_date, removed_reason, ...set }) => (
        <li key={set.date + removed_date}>
          Satt <Since {...set} />
          Borttaget <Since by={removed_by} date={removed_date} reason={removed_reason} />
        </li>
      ))}
    </ul>
  );
}

function Since({ by, date, reason }: { by: string; date: string; reason: string }) {
  return (
    <>
      <DateText day={dayOfInstant(date)} hasYear />, {by}
      <span className="block wrap-anywhere text-ink-muted">{reason}</span>
    </>
  );
}
