import type { GrantedRights, RightView } from '#contract/work/right.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { factsOfSynthetic } from '#texts/deal/terms-facts.ts';
import { rightStatusLabels } from '#texts/work/labels.ts';
import { wordsOfUse } from '#texts/work/right-words.ts';
import { rightTime } from '#web/features/work/right/right.view.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/** The rights that one agreement gives a company, and the talent's answers about AI. */
export function Granted({ granted }: { granted: GrantedRights }) {
  const { id, project_title, company_name, role_title, rights, synthetic } = granted;
  return (
    <article className="py-6">
      <p className="kicker">{company_name}</p>
      <h2 className="voice-serif mt-0.5 text-heading">{project_title}</h2>
      <p className="text-ink-muted">{role_title}</p>
      {rights.length > 0 && (
        <ul aria-label="Var du får visas" className="mt-4 divide-y divide-hairline border-y border-hairline">
          {rights.map((right) => (
            <ShownIn key={right.id} right={right} />
          ))}
        </ul>
      )}
      <h3 className="mt-5 font-semibold">Om AI har du svarat</h3>
      <DefinitionList facts={factsOfSynthetic(synthetic)} look="columns" className="mt-2 text-sm" />
      <p className="mt-4">
        <Link to={`/TalentAgreement?id=${id}`} className="text-link">
          Läs avtalet
        </Link>
      </p>
    </article>
  );
}

function ShownIn({ right }: { right: RightView }) {
  const { until, since } = rightTime(right, dayOf(useNow()));
  const { word, tone } = rightStatusLabels[right.status];
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>{wordsOfUse(right.line)}</p>
        <p className="text-sm text-ink-muted tabular">
          {until}
          {since && ` · ${since}`}
        </p>
        {right.extended_months > 0 && (
          <p className="text-sm text-ink-muted">Förlängd med {right.extended_months} månader.</p>
        )}
        {right.extension_id && (
          <p className="text-sm">
            <Link to={`/TalentAgreement?id=${right.extension_id}`} className="text-link">
              Företaget vill visa dig längre. Läs avtalet
            </Link>
          </p>
        )}
        {right.line.exclusivity && (
          <p className="text-sm text-ink-muted">
            Du tar inget annat uppdrag inom {right.line.exclusivity} under tiden.
          </p>
        )}
      </div>
      <StateBadge tone={tone}>{word}</StateBadge>
    </li>
  );
}
