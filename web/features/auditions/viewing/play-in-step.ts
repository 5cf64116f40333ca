import { type RefObject, useEffect } from 'react';

/** Difference in seconds above which a player is moved: too small to hear, larger than a short stop causes. */
const APART_SECONDS = 0.25;

function follow(leader: HTMLMediaElement, one: HTMLMediaElement): void {
  if (Math.abs(one.currentTime - leader.currentTime) > APART_SECONDS) one.currentTime = leader.currentTime;
  one.playbackRate = leader.playbackRate;
  // The browser may refuse to start a player; then the user starts it.
  if (leader.paused) one.pause();
  else if (one.paused) one.play().catch(() => undefined);
}

/**
 * Copies play, pause, speed and position from the player that the user controls to the other players in the container.
 */
export function usePlayInStep(container: RefObject<HTMLElement | null>, isInStep: boolean): void {
  useEffect(() => {
    const around = container.current;
    if (!around || !isInStep) return;
    const lead = ({ target }: Event) => {
      // A film that ends pauses its own player; the other film plays on.
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
