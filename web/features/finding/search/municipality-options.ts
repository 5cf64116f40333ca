import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { countyOfMunicipality, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import type { Option } from '#web/ui/form/option.ts';

/** Sorts by the Swedish alphabet. */
export const byLabel = (options: Option[]): Option[] => options.sort((a, b) => a.label.localeCompare(b.label, 'sv'));

/**
 * All municipalities, each with its county. In a file of its own, so that a search by place alone does not load the
 * other choices.
 */
export const municipalityOptions: readonly Option[] = byLabel(
  municipalities.entries.map(({ id, label }) => ({
    value: id,
    label,
    hint: counties.label(countyOfMunicipality(id)),
  })),
);
