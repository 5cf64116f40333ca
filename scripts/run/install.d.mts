export type PackageGroup = 'serving' | 'product' | 'all';

/** See install.mjs. */
export function install(installation: {
  node: string;
  folder: string;
  env: NodeJS.ProcessEnv;
  root: string;
  group: PackageGroup;
}): Promise<void>;
