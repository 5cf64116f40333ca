import { useState } from 'react';
import type { Thread, ThreadMessage } from '#contract/talk/thread.ts';
import { REPORT_CATEGORIES } from '#domain/talk/inquiry/inquiry.rules.ts';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { inquiryCategoryWords } from '#texts/talk/inquiry-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AnswerToAll } from './answer-to-all.tsx';

/** The open dialog. A report is about one message, or about the other side in general if `message` is null. */
export type Doing =
  | { readonly what: 'block' }
  | { readonly what: 'answer_all'; readonly message: ThreadMessage }
  | { readonly what: 'report'; readonly message: ThreadMessage | null };

interface About {
  thread: Thread;
  onDone: () => void;
}

/** Renders the open dialog. */
export function ThreadDialog({ doing, ...about }: About & { doing: Doing }) {
  if (doing.what === 'answer_all') return <AnswerToAll {...about} message={doing.message} />;
  return doing.what === 'block' ? <Block {...about} /> : <Report {...about} message={doing.message} />;
}

const CATEGORIES = REPORT_CATEGORIES.map((value) => ({ value, label: inquiryCategoryWords[value] }));

function Report({ thread, message, onDone }: About & { message: ThreadMessage | null }) {
  const { send } = useCommand();
  const [category, setCategory] = useState<(typeof REPORT_CATEGORIES)[number]>('unkind');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={message ? 'Anmäl meddelandet' : `Anmäl ${thread.other_name}`}
      confirmLabel="Skicka anmälan"
      reason={{ label: 'Vad är fel?', is_required: true, max_length: THREAD_BOUNDS.report }}
      onConfirm={async (words) => {
        const body = { category, words, number: message?.number ?? null };
        await send('POST /threads/:id/report', { params: { id: thread.id }, body });
        showToast('Anmälan är skickad. Svaret kommer under Hjälp.');
      }}
    >
      <div className="flex flex-col gap-4">
        {message && (
          <blockquote className="line-clamp-4 border-l-2 border-hairline pl-4 break-words whitespace-pre-line">
            {message.body}
          </blockquote>
        )}
        <p>
          En person hos oss läser det du skriver och kan läsa hela tråden. Den du anmäler får inte veta att du har gjort
          det.
        </p>
        <Field label="Vad gäller det?">
          <Select
            options={CATEGORIES}
            value={category}
            onChange={({ target }) => setCategory(REPORT_CATEGORIES.find((one) => one === target.value) ?? 'other')}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

function Block({ thread, onDone }: About) {
  const { send } = useCommand();
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Blockera ${thread.other_name}?`}
      confirmLabel="Blockera företaget"
      onConfirm={async () => {
        await send('POST /threads/:id/block', { params: { id: thread.id } });
        showToast(`${thread.other_name} är blockerat.`);
      }}
    >
      <ul className="list-disc space-y-1 pl-5">
        <li>Företaget hittar dig inte längre och kan inte skicka nya förfrågningar.</li>
        <li>Ingen av er kan skriva till den andra. I tråden står att kontakten är avslutad.</li>
        <li>Är du bokad gäller det som är avtalat, och ni kan skriva tills arbetet är gjort.</li>
        <li>Förfrågningar du har fått står kvar tills du svarar nej.</li>
      </ul>
      <p className="mt-4">Du kan ta bort blockeringen under Inställningar.</p>
    </ConfirmDialog>
  );
}
