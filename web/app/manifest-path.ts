import type { LayoutName } from './routes.ts';

/** Names of manifests. Visitors get the public one. */
export type ManifestName = Exclude<LayoutName, 'plain'>;

export const manifestPath = (name: ManifestName): string => `/${name}.webmanifest`;

/** The manifest that the page of a layout names: those of visitors share one. */
export const manifestOf = (layout: LayoutName): ManifestName => (layout === 'plain' ? 'public' : layout);
