import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const list = onDemand(() => import('./opened-documents.tsx'));

/** A button that opens the list of documents that a booked talent shares with the company. */
export function BookedDocuments({ candidateId, name }: { candidateId: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const List = useOnDemand(list, isOpen, () => setIsOpen(false))?.OpenedDocuments;
  return (
    <>
      <Button size="small" variant="quiet" icon={FileText} onClick={() => setIsOpen(true)}>
        Dokument<span className="sr-only"> från {name}</span>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={`Dokument från ${name}`}>
        {List ? <List candidateId={candidateId} /> : <Loading />}
      </Dialog>
    </>
  );
}
