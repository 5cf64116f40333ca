import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { WORDING_MAX, type WordingNow, type WordingVersion } from '#contract/office/wording.ts';
import { PUBLIC_KEY, PUBLIC_WORDS_MAX } from '#domain/accounts/setting/wording-keys.ts';
import type { Wording } from '#texts/office/wordings.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { NewerOlder } from '#web/ui/list/newer-older.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

interface WordingDrawerProps {
  wording: Wording | undefined;
  anew: WordingNow | undefined;
  onClose: () => void;
}

/**
 * One text: its field, and its earlier versions, each with a button to restore it. Without a text the drawer is closed.
 */
export function WordingDrawer({ wording, anew, onClose }: WordingDrawerProps) {
  return (
    <Drawer
      isOpen={wording !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={wording ? wording.label : ''}
    >
      {wording && <WordingHistory key={wording.key} wording={wording} anew={anew} />}
    </Drawer>
  );
}

function WordingHistory({ wording, anew }: { wording: Wording; anew: WordingNow | undefined }) {
  const { key } = wording;
  const now = anew?.text || wording.text;
  const { send } = useCommand();
  const [typed, setTyped] = useState(now);
  const [asked, setAsked] = useState<string>();
  const [page, setPage] = useState(1);
  const history = useQuery(query('GET /admin/wordings/history', { query: { key, page } }));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  const write = async (why: string) => {
    const text = asked === wording.text ? '' : (asked ?? '');
    await send('POST /admin/wordings', { body: { key, text, why, seen_version_id: anew?.version_id ?? null } });
    setTyped(text || wording.text);
    showToast('Texten är ändrad');
  };
  return (
    <div className="flex flex-col gap-6">
      <form onSubmit={ask} noValidate className="flex flex-col gap-4">
        <Field
          label="Så här ska det stå"
          hint={wording.text ? 'Tomt ger texten från början.' : 'Tomt ger ingenting. En tom rad delar stycken.'}
        >
          <Textarea
            value={typed}
            rows={8}
            maxLength={key.startsWith(PUBLIC_KEY) ? PUBLIC_WORDS_MAX : WORDING_MAX}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" disabled={typed.trim() === now}>
            Ändra
          </Button>
        </div>
      </form>
      <QueryFrame
        query={history}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-muted">Den har inte ändrats ännu.</p>}
      >
        {({ items, page_size, total }) => (
          <>
            <ol aria-label="Ändringar, den senaste först" className="divide-y divide-hairline border-y border-hairline">
              {items.map((version) => (
                <li key={version.id} className="py-4">
                  <Version version={version} initial={wording.text} now={now} onBack={setAsked} />
                </li>
              ))}
            </ol>
            {anew && now !== wording.text && (
              <div>
                <Button onClick={() => setAsked(wording.text)}>Tillbaka till det som stod från början</Button>
              </div>
            )}
            <NewerOlder page={page} of={{ page_size, total }} onPage={setPage} />
          </>
        )}
      </QueryFrame>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={`Ändra ”${wording.label}”?`}
        confirmLabel="Ändra nu"
        reason={{ label: 'Varför?', is_required: true, max_length: 500 }}
        onConfirm={write}
      >
        <span className="whitespace-pre-line wrap-anywhere">{asked || wording.text || 'Inget står där.'}</span>
      </ConfirmDialog>
    </div>
  );
}

interface VersionProps {
  version: WordingVersion;
  initial: string;
  now: string;
  onBack: (text: string) => void;
}

function Version({ version: { text, why, by, created_date }, initial, now, onBack }: VersionProps) {
  const said = text || initial;
  return (
    <article className="flex flex-col gap-1 text-sm">
      <p className="whitespace-pre-line wrap-anywhere">{said || 'Inget.'}</p>
      <p className="text-ink-muted wrap-anywhere">{why}</p>
      <p className="text-ink-muted">
        {by}, <InstantText instant={created_date} />
      </p>
      {said !== now && (
        <div className="mt-1">
          <Button size="small" onClick={() => onBack(said)}>
            Tillbaka till detta
          </Button>
        </div>
      )}
    </article>
  );
}
