/**
 * The group of packages (install.mjs) that a script needs, by its name; other scripts need all. Those of `serving` are
 * also delivered (scripts/deliver.ts): the people who run the product use them.
 */
export const GROUP_OF = {
  start: 'product',
  build: 'product',
  deliver: 'product',
  serve: 'serving',
  'db-migrate': 'serving',
  'create-admin': 'serving',
  import: 'serving',
  'search-rebuild': 'serving',
  'check-files': 'serving',
  'log-account': 'serving',
  backup: 'serving',
  restore: 'serving',
};
