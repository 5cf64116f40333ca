import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PresentedPeople } from './presented-people.tsx';

/** The last saved version of a presentation, as the client sees it. */
export function PreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(query('GET /presentations/:id/preview', { params: { id } }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title={found.data?.title ?? 'Som kunden ser den'}
      description={found.data?.greeting || 'Som kunden ser den, sparad senast. Kunden svarar under varje person.'}
    >
      <QueryFrame query={found}>{(view) => <PresentedPeople view={view} />}</QueryFrame>
    </Dialog>
  );
}
