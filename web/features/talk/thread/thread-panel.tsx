import { useRef } from 'react';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ThreadViewProps } from './thread-view.tsx';
import { useIsOnScreen } from './use-is-on-screen.ts';

const view = onDemand(() => import('./thread-view.tsx'));

/** Distance in px from the visible part of the window at which the thread is fetched. */
const NEAR = 1000;

/** A thread with its messages and the field to write in. Fetched when the panel is nearly in view. */
export function ThreadPanel(props: ThreadViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsOnScreen(place, NEAR);
  const here = useOnDemand(view, isNear);
  return <div ref={place}>{here ? <here.ThreadView key={props.id} {...props} /> : isNear && <Loading />}</div>;
}
