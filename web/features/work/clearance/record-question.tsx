import type { Command } from '#web/api/use-command.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { ChaperoneForm, HoursForm, PermitForm, SchoolLeaveForm } from './clearance-forms.tsx';
import type { RecordCommand } from './record-commands.ts';

interface RecordQuestionProps {
  id: string;
  command: RecordCommand;
  send: Command['send'];
  onDone: () => void;
}

/** The dialog that records one fact about a person under 18. */
export function RecordQuestion({ id, command, send, onDone }: RecordQuestionProps) {
  const params = { id };
  const done = async (sent: Promise<{ status: string }>) => {
    const { status } = await sent;
    onDone();
    showToast(status === 'cleared' ? 'Nu finns allt, så bokningen gäller.' : 'Sparat.');
  };
  switch (command) {
    case 'record-chaperone':
      return <ChaperoneForm onSend={(body) => done(send('POST /clearances/:id/chaperone', { params, body }))} />;
    case 'record-school-leave':
      return <SchoolLeaveForm onSend={(body) => done(send('POST /clearances/:id/school-leave', { params, body }))} />;
    case 'record-hours':
      return <HoursForm onSend={(body) => done(send('POST /clearances/:id/hours', { params, body }))} />;
    case 'record-permit':
      return <PermitForm onSend={(body) => done(send('POST /clearances/:id/permit', { params, body }))} />;
  }
}
