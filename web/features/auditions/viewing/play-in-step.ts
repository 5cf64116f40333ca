import { type RefObject, useEffect } from 'react';

/** Players may be so much apart before one is moved: less than anybody hears, more than a pause takes. */
const APART_SECONDS = 0.25;

function follow(leader: HTMLMediaElement, one: HTMLMediaElement): void {
  if (Math.abs(one.currentTime - leader.currentTime) > APART_SECONDS) one.currentTime = leader.currentTime;
  one.playbackRate = leader.playbackRate;
  // A player that may not begin by itself is begun by hand.
  if (leader.paused) one.pause();
  else if (one.paused) one.play().catch(() => undefined);
}

/** Whatever is done to one of the players inside is done to the others: play, pause, speed and place. */
export function usePlayInStep(container: RefObject<HTMLElement | null>, isInStep: boolean): void {
  useEffect(() => {
    const around = container.current;
    if (!around || !isInStep) return;
    const lead = ({ target }: Event) => {
      // One that has come to its end pauses by itself, and the other goes on.
      if (!(target instanceof HTMLMediaElement) || target.ended) return;
      for (const one of around.querySelectorAll('video')) if (one !== target && !one.ended) follow(target, one);
    };
    const told = ['play', 'pause', 'seeked', 'ratechange'] as const;
    for (const type of told) around.addEventListener(type, lead, true);
    return () => {
      for (const type of told) around.removeEventListener(type, lead, true);
    };
  }, [container, isInStep]);
}
