// Written by `npm run db:types` from the migrated database. Do not edit.
// biome-ignore lint/suspicious/noEmptyInterface: no table exists yet
export interface Database {}
