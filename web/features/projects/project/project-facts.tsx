import type { ProjectDetails } from '#contract/projects/project.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { DateText, SpanText } from '#web/ui/text/date-text.tsx';
import { monthsText } from './usage-words.ts';

/** The place and the municipality on one line; empty if both are missing. */
function placeText(project: Pick<ProjectDetails, 'municipality_id' | 'place'>): string {
  return [project.place, project.municipality_id ? municipalities.label(project.municipality_id) : '']
    .filter(Boolean)
    .join(', ');
}

function usageText(project: ProjectDetails): string {
  const months = project.usage_months;
  return [
    project.usage_media.map((id) => media.label(id)).join(', '),
    project.usage_territory ? territories.label(project.usage_territory) : '',
    months === null ? '' : monthsText(months),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The facts of a project: company, type, place, dates, use, last day for the decision, reason of a cancellation, and
 * description. Company and administrators see the same.
 */
export function ProjectFacts({ project }: { project: ProjectDetails }) {
  return (
    <DefinitionList
      facts={[
        { label: 'Företag', value: project.company_name },
        { label: 'Typ', value: project.production_type && productionTypes.label(project.production_type) },
        { label: 'Plats', value: placeText(project) },
        {
          label: 'Datum',
          value: project.dates.length > 0 && (
            <ul>
              {project.dates.map((date) => (
                <li key={date.id}>
                  <SpanText from={date.starts_on} to={date.ends_on} />
                  <span className="text-ink-muted">, {dateKindLabels[date.kind].toLocaleLowerCase('sv')}</span>
                </li>
              ))}
            </ul>
          ),
        },
        { label: 'Användning', value: usageText(project) },
        { label: 'Besked senast', value: project.decision_by && <DateText day={project.decision_by} /> },
        { label: 'Anledning till att det ställdes in', value: project.cancel_reason },
        {
          label: 'Beskrivning',
          value: project.description && <p className="whitespace-pre-line">{project.description}</p>,
        },
      ]}
    />
  );
}
