import type { AccountRole } from '#contract/kernel/route.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { findRoute } from '#web/app/routes.ts';

/**
 * The screens of the spec for a role that are in the route table; for visitors, without the addresses that redirect
 * each role.
 */
export function builtScreensOf(role: AccountRole | undefined): readonly string[] {
  return screensOf(role).filter((name) => {
    const entry = findRoute(`/${name}`);
    return entry && !(role === undefined && entry.sends);
  });
}

/** All built screens, each with the role for which it is; undefined for public screens. */
export const BUILT_SCREENS: readonly { readonly name: string; readonly role: AccountRole | undefined }[] = (
  [undefined, 'talent', 'company', 'admin'] as const
).flatMap((role) => builtScreensOf(role).map((name) => ({ name, role })));
