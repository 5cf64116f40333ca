import { afterDrawing, useOnDemand } from '#web/ui/on-demand.ts';
import { Loading } from '#web/ui/query-frame.tsx';
import type { ThreadViewProps } from './thread-view.tsx';

const view = afterDrawing(() => import('./thread-view.tsx'));

/** A thread, fetched after the screen: what has been said, and where to write. */
export function ThreadPanel(props: ThreadViewProps) {
  const here = useOnDemand(view, true, () => undefined);
  return here ? <here.ThreadView key={props.id} {...props} /> : <Loading />;
}
