import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { useSearchParams } from '#web/ui/address.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { ThreadRows } from './thread-rows.tsx';

/** The threads of a company. The one that the address names is open beside them. */
export function CompanyThreads() {
  const [params, setParams] = useSearchParams();
  const id = params.get('thread') ?? undefined;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('thread');
    setParams(next);
  };
  return (
    <>
      <ThreadRows
        hrefOf={(thread, now) => {
          const next = new URLSearchParams(now);
          next.set('thread', thread.id);
          return `?${next}`;
        }}
      />
      {id && <OpenThread id={id} onClose={close} />}
    </>
  );
}

function OpenThread({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(query('GET /threads/:id', { params: { id } }));
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? data.other_name || 'Till alla som är bokade' : 'Meddelanden'}
      description={data && [data.role_title, data.project_title].filter(Boolean).join(', ')}
    >
      <ThreadPanel id={id} isTall />
    </Drawer>
  );
}
