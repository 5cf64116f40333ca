import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { countyOfMunicipality, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Option } from '#web/ui/form/option.ts';

/** In the order of the Swedish alphabet. */
export const byLabel = (options: Option[]): Option[] => options.sort((a, b) => a.label.localeCompare(b.label, 'sv'));

/**
 * Every municipality, with its county; apart from the other wishes, so that a search by place alone need not fetch
 * those.
 */
export const municipalityOptions: readonly Option[] = byLabel(
  municipalities.entries.map(({ id, label }) => ({
    value: id,
    label,
    hint: counties.label(countyOfMunicipality(id)),
  })),
);
