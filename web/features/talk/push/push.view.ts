import type { PushKind } from '#domain/kernel/push/pushes.ts';

/** The facts of a browser that decide if pushes can come to it. */
export interface PushFacts {
  /** True if the browser knows pushes and has our worker. */
  readonly knows_pushes: boolean;
  readonly permission: NotificationPermission | null;
  readonly user_agent: string;
  /** True for a telephone or tablet of Apple that shows Medverka in the browser and not from the home screen. */
  readonly touch_points: number;
  readonly is_standalone: boolean;
  /** True if this session has a device on the server, and the browser its subscription. */
  readonly is_on: boolean;
}

export type PushState = 'on' | 'off' | 'needs_home_screen' | 'denied' | 'impossible';

// An iPad calls itself a Mac, which has no touch screen.
const isOfApple = ({ user_agent, touch_points }: PushFacts) =>
  /\b(iPhone|iPad|iPod)\b/.test(user_agent) || (/\bMacintosh\b/.test(user_agent) && touch_points > 1);

/** What the settings offer in this browser. */
export function pushStateOf(facts: PushFacts): PushState {
  if (isOfApple(facts) && !facts.is_standalone) return 'needs_home_screen';
  if (!facts.knows_pushes || facts.permission === null) return 'impossible';
  if (facts.permission === 'denied') return 'denied';
  return facts.is_on && facts.permission === 'granted' ? 'on' : 'off';
}

/** The kinds that are off after a person has switched one. */
export const switched = (off: readonly PushKind[], kind: PushKind, isOn: boolean): PushKind[] =>
  isOn ? off.filter((one) => one !== kind) : [...off.filter((one) => one !== kind), kind];
