import { MessageSquare } from 'lucide-react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const open = onDemand(() => import('./open-thread.tsx'));

/** The address of this screen with a thread open in the drawer. */
export function threadHref(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('thread', id);
  return `?${next}`;
}

/** The thread named in the address, in a drawer. Renders nothing without one. */
export function ThreadDrawer() {
  const [params, setParams] = useSearchParams();
  const id = params.get('thread') ?? undefined;
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('thread');
    setParams(next);
  };
  const here = useOnDemand(open, id !== undefined, close);
  return here && id ? <here.OpenThread id={id} onClose={close} /> : null;
}

/** A link that opens a person's thread. For company screens with a ThreadDrawer. */
export function WriteTo({ id, name }: { id: string; name: string }) {
  const [params] = useSearchParams();
  return (
    <LinkButton size="small" variant="quiet" icon={MessageSquare} to={threadHref(params, id)}>
      Meddelanden<span className="sr-only"> med {name}</span>
    </LinkButton>
  );
}
