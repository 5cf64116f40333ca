import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { ThreadView } from './thread-view.tsx';

/** One thread in a drawer over the screen. */
export function OpenThread({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(query('GET /threads/:id', { params: { id } }));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? data.other_name || 'Till alla som är bokade' : 'Meddelanden'}
      description={data && [data.role_title, data.project_title].filter(Boolean).join(', ')}
    >
      <ThreadView key={id} id={id} isTall />
    </Drawer>
  );
}
