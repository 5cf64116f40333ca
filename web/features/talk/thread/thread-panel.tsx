import { useRef } from 'react';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import type { ThreadViewProps } from './thread-view.tsx';
import { useIsOnScreen } from './use-is-on-screen.ts';

const view = onDemand(() => import('./thread-view.tsx'));

/** A thread is fetched when it is this many px from the visible part of the window. */
const NEAR = 1000;

/** A thread with its messages and the field to write in, fetched when it comes near the visible part of the window. */
export function ThreadPanel(props: ThreadViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsOnScreen(place, NEAR);
  const here = useOnDemand(view, isNear, () => undefined);
  return <div ref={place}>{here ? <here.ThreadView key={props.id} {...props} /> : isNear && <Loading />}</div>;
}
