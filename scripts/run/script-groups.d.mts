import type { PackageGroup } from './install.mjs';

/** See script-groups.mjs. */
export const GROUP_OF: Readonly<Record<string, PackageGroup>>;
