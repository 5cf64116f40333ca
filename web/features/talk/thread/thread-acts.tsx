import { Ban, Flag } from 'lucide-react';
import type { Thread } from '#contract/talk/thread.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { Doing } from './thread-dialogs.tsx';

const dialogs = onDemand(() => import('./thread-dialogs.tsx'));

interface ThreadActsProps {
  thread: Thread;
  doing: Doing | undefined;
  onDo: (doing: Doing | undefined) => void;
}

/** The buttons 'report' and 'block' of a thread, and their dialogs. */
export function ThreadActs({ thread, doing, onDo }: ThreadActsProps) {
  const done = () => onDo(undefined);
  const here = useOnDemand(dialogs, doing !== undefined, done);
  const { actions, other_name } = thread;
  return (
    <>
      {actions.length > 0 && (
        // Buttons instead of a menu: inside a drawer a menu would open behind the drawer.
        <div className="-ml-3 flex flex-wrap text-ink-muted">
          <Button size="small" variant="quiet" icon={Flag} onClick={() => onDo({ what: 'report', message: null })}>
            Anmäl<span className="sr-only"> {other_name}</span>
          </Button>
          {actions.includes('block') && (
            <Button size="small" variant="quiet" icon={Ban} onClick={() => onDo({ what: 'block' })}>
              Blockera<span className="sr-only"> {other_name}</span>
            </Button>
          )}
        </div>
      )}
      {here && doing && <here.ThreadDialog thread={thread} doing={doing} onDone={done} />}
    </>
  );
}
