import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InjuryShown } from '#contract/work/injury.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { injuryStateText } from '#texts/work/injury-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InjuryForm } from './injury-form.tsx';
import { InjuryWordsList } from './injury-words-list.tsx';

/** The reported injuries of the user's side, and the form to report one. */
export function OwnInjuries({ isForCompany }: { isForCompany: boolean }) {
  const list = useList((page) => query('GET /work-injuries', { query: { page } }), 'skador');
  const [isOpen, setIsOpen] = useState(false);
  const { send } = useCommand();
  const close = () => setIsOpen(false);
  return (
    <div className="flex flex-col items-start gap-4">
      {isOpen ? (
        <InjuryForm
          isForCompany={isForCompany}
          onCancel={close}
          onSend={async (body) => {
            await send('POST /work-injuries', { body });
            showToast('Tack, vi har fått anmälan och tar hand om den.');
            close();
          }}
        />
      ) : (
        <Button onClick={() => setIsOpen(true)}>Anmäl en skada</Button>
      )}
      <ListFrame
        list={list}
        noun={['skada', 'skador']}
        label="Anmälda skador"
        empty="Inga skador är anmälda."
        row={(injury) => <OwnInjury injury={injury} isForCompany={isForCompany} />}
      />
    </div>
  );
}

function OwnInjury({ injury, isForCompany }: { injury: InjuryShown; isForCompany: boolean }) {
  const [isRead, setIsRead] = useState(false);
  const { id, happened_on, talent_name, role_title, project_title, status, sent_on, reason } = injury;
  return (
    <div className="py-3">
      <p className="font-medium">
        {formatLongDay(happened_on)}
        {isForCompany && `, ${talent_name}`}
      </p>
      <p className="text-sm text-ink-muted">
        {role_title} i {project_title}
      </p>
      {status !== null && <p className="text-sm text-ink-muted">{injuryStateText({ status, sent_on })}</p>}
      {reason && <p className="text-sm text-pretty">{reason}</p>}
      {!isForCompany && (
        <Disclosure
          title="Det som är skrivet"
          onToggle={(isOpen) => isOpen && setIsRead(true)}
          className="border-b-0! text-sm"
        >
          {isRead && <OwnWords id={id} />}
        </Disclosure>
      )}
    </div>
  );
}

function OwnWords({ id }: { id: string }) {
  return <InjuryWordsList words={useQuery(query('GET /work-injuries/:id/words', { params: { id } }))} />;
}
