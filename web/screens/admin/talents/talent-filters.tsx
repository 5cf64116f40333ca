import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { type Choices, TALENT_CHOICES, type TalentChoice, type TalentsUrl } from './talents-url.ts';

type Filter = Exclude<TalentChoice, 'sort'>;

/** Label of each filter and of its values. */
const FILTERS: Readonly<Record<Filter, { label: string; labelOf: (value: string) => string }>> = {
  review: { label: 'Granskning', labelOf: (value) => profileReviewLabels[value as 'new'].word },
  standing: { label: 'Konto', labelOf: (value) => standingLabels[value as 'active'].word },
  completed: { label: 'Profil', labelOf: (value) => (value === 'yes' ? 'Hel' : 'Inte klar') },
  verified: { label: 'E-post', labelOf: (value) => (value === 'yes' ? 'Bekräftad' : 'Inte bekräftad') },
  minor: { label: 'Ålder', labelOf: (value) => (value === 'yes' ? 'Under 18 år' : '18 år och äldre') },
  booked: { label: 'Bokningar', labelOf: (value) => (value === 'yes' ? 'Har haft' : 'Inga') },
  county: { label: 'Län', labelOf: (value) => counties.label(value) },
  joined: {
    label: 'Kom till oss',
    labelOf: (value) => (value === '365' ? 'Senaste året' : `Senaste ${value} dagarna`),
  },
};

const SORTS: Readonly<Record<(typeof TALENT_CHOICES)['sort'][number], string>> = {
  newest: 'Nyast först',
  oldest: 'Äldst först',
  name: 'Efternamn',
  waiting: 'Har väntat längst',
};

/** Number of filters that are always in view; the others are in a disclosure. */
const ALWAYS = 3;

interface TalentFiltersProps {
  address: TalentsUrl;
  onChange: (next: Choices) => void;
  onClear: () => void;
}

/** Filters and order of the list of talents. */
export function TalentFilters({ address, onChange, onClear }: TalentFiltersProps) {
  const filters = Object.keys(FILTERS) as Filter[];
  const choiceOf = (filter: Filter) => (
    <Field key={filter} label={FILTERS[filter].label}>
      <Select
        placeholder="Alla"
        value={address[filter] ?? ''}
        onChange={(event) => onChange({ [filter]: event.currentTarget.value || undefined })}
        options={TALENT_CHOICES[filter].map((value) => ({ value, label: FILTERS[filter].labelOf(value) }))}
      />
    </Field>
  );
  const isFiltered = filters.some((filter) => address[filter] !== undefined) || address.q !== '';
  return (
    <div className="mb-6 flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {filters.slice(0, ALWAYS).map(choiceOf)}
        <Field label="Ordning">
          <Select
            value={address.sort ?? 'newest'}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ sort: value === 'newest' ? undefined : (value as TalentsUrl['sort']) });
            }}
            options={TALENT_CHOICES.sort.map((value) => ({ value, label: SORTS[value] }))}
          />
        </Field>
      </div>
      <Disclosure
        title="Fler filter"
        isWide
        isOpen={filters.slice(ALWAYS).some((filter) => address[filter] !== undefined)}
      >
        <div className="text-ink grid grid-cols-2 gap-3 pt-3 md:grid-cols-3 xl:grid-cols-5">
          {filters.slice(ALWAYS).map(choiceOf)}
        </div>
      </Disclosure>
      {isFiltered && (
        <div>
          <Button size="small" variant="quiet" onClick={onClear} className="-ml-3">
            Visa alla talanger
          </Button>
        </div>
      )}
    </div>
  );
}
