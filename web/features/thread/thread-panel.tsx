import { afterDrawing, useOnDemand } from '#web/ui/on-demand.ts';
import { Loading } from '#web/ui/query-frame.tsx';

const view = afterDrawing(() => import('./thread-view.tsx'));

export interface ThreadPanelProps {
  /** The candidate or the project whose thread it is. */
  id: string;
  /** In a drawer it fills the height there is. */
  isTall?: boolean | undefined;
}

/** A thread: what has been said, and where to write. */
export function ThreadPanel(props: ThreadPanelProps) {
  const here = useOnDemand(view, true, () => undefined);
  return here ? <here.ThreadView key={props.id} {...props} /> : <Loading />;
}
