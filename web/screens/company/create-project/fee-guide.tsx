import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { guideKeyOf } from '#domain/projects/fee-guide/guide-key.ts';
import { minimumSource, minimumText, similarText } from '#texts/projects/fee-guide-words.ts';
import { query } from '#web/api/client.ts';
import { wholeQuery } from '#web/features/finding/search/no-query.ts';
import { writtenDates } from './merge-brief.ts';
import type { ProjectForm } from './project-form.ts';

type Key = NonNullable<ReturnType<typeof guideKeyOf>>;

/**
 * What similar roles pay, under the fee of a role, and the minimum of a collective agreement. Renders nothing where
 * nothing is known: also not that nothing is.
 */
export function FeeGuide({ index }: { index: number }) {
  const form = useFormContext<ProjectForm>().watch();
  const role = form.roles[index];
  const key =
    role && guideKeyOf({ terms: role.terms, wishes: wholeQuery(role.wanted).wishes, dates: writtenDates(form) });
  const production = form.production_type;
  if (!key || (key.category === null && production === null)) return null;
  return <Known guided={key} production={production} />;
}

function Known({ guided, production }: { guided: Key; production: ProjectForm['production_type'] }) {
  const { category, basis, hours } = guided;
  const asked = { basis, hours, ...(category && { category }), ...(production && { production_type: production }) };
  const { data } = useQuery({
    ...query('GET /fee-guide', { query: asked }),
    // Figures change once a day.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { similar = null, minimum = null } = data ?? {};
  if (!similar && !minimum) return null;
  return (
    <div className="text-sm text-ink-muted sm:col-span-full" role="status">
      {similar && <p>{similarText(similar, basis)}</p>}
      {minimum && (
        <p>
          {minimumText(minimum, basis)} (
          <a className="text-link" href={minimum.source} target="_blank" rel="noreferrer">
            {minimumSource(minimum)}
          </a>
          )
        </p>
      )}
    </div>
  );
}
