import type { AccountRole } from '#contract/route.ts';
import { ROUTES } from '#web/app/routes.ts';

export interface BuiltScreen {
  readonly name: string;
  /** Who sees it; nobody in particular when it is public. */
  readonly role: AccountRole | undefined;
}

/** Every screen of the route table that is built, and shown under its own address. */
export const BUILT_SCREENS: readonly BuiltScreen[] = ROUTES.filter(
  ({ coming, sends, access }) => !coming && !(sends && access === 'public'),
).map(({ name, access }) => ({ name, role: access === 'public' ? undefined : access }));
