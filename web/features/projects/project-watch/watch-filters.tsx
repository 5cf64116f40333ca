import { RISKS } from '#domain/companies/risk/risk.rules.ts';
import { PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';
import { PROJECT_STEPS } from '#domain/projects/project/project-states.ts';
import { PROJECT_DELAYS, WATCH_ORDERS } from '#domain/projects/project/project-watch.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { projectStepLabels } from '#texts/projects/labels.ts';
import { projectDelayLabels, watchOrderLabels } from '#texts/projects/project-watch-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { WatchUrl } from './watch-url.ts';

const KINDS = { project: 'Projekt', order: 'Beställning' } as const;

interface Choice {
  readonly name: 'step' | 'kind' | 'risk' | 'delay';
  readonly label: string;
  readonly all: string;
  readonly options: readonly { value: string; label: string }[];
}

const STEP: Choice = {
  name: 'step',
  label: 'Steg',
  all: 'Alla steg',
  options: PROJECT_STEPS.map((step) => ({ value: String(step), label: `${step} ${projectStepLabels[step]}` })),
};
const KIND: Choice = {
  name: 'kind',
  label: 'Slag',
  all: 'Alla slag',
  options: PROJECT_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] })),
};
const RISK: Choice = {
  name: 'risk',
  label: 'Att veta',
  all: 'Vad som helst',
  options: RISKS.map((risk) => ({ value: risk, label: riskWords[risk].word })),
};
const DELAY: Choice = {
  name: 'delay',
  label: 'Försenat',
  all: 'I tid och försenat',
  options: [
    { value: 'any', label: 'Allt som är försenat' },
    ...PROJECT_DELAYS.map((delay) => ({ value: delay, label: projectDelayLabels[delay] })),
  ],
};

export interface WatchFiltersProps {
  address: WatchUrl;
  /** True if the screen lists ended projects, which have no step and no delays to filter by. */
  isOver: boolean;
  usualOrder: NonNullable<WatchUrl['order']>;
  onChange: (next: Partial<Record<Choice['name'] | 'order', string | null>>) => void;
}

/** Selects for the filters and the order of the projects of all companies. */
export function WatchFilters({ address, isOver, usualOrder, onChange }: WatchFiltersProps) {
  const choices = isOver ? [KIND, RISK] : [STEP, KIND, RISK, DELAY];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {choices.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          <Select
            options={options}
            placeholder={all}
            value={address[name] === null ? '' : String(address[name])}
            onChange={({ target }) => onChange({ [name]: target.value || null })}
          />
        </Field>
      ))}
      <Field label="Ordning">
        <Select
          options={WATCH_ORDERS.filter((order) => !isOver || order !== 'urgent').map((order) => ({
            value: order,
            label: watchOrderLabels[order],
          }))}
          value={address.order ?? usualOrder}
          onChange={({ target }) => onChange({ order: target.value === usualOrder ? null : target.value })}
        />
      </Field>
    </div>
  );
}
