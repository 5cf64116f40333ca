import type { AccountRole } from '#contract/kernel/route.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { findRoute } from '#web/app/routes.ts';

/** Every screen for a role (of the spec's table) that is built, and shown under its own address. */
export function builtScreensOf(role: AccountRole | undefined): readonly string[] {
  return screensOf(role).filter((name) => {
    const entry = findRoute(`/${name}`);
    return entry && !(role === undefined && entry.sends);
  });
}

/** All of them, each with who sees it; nobody in particular when it is public. */
export const BUILT_SCREENS: readonly { readonly name: string; readonly role: AccountRole | undefined }[] = (
  [undefined, 'talent', 'company', 'admin'] as const
).flatMap((role) => builtScreensOf(role).map((name) => ({ name, role })));
