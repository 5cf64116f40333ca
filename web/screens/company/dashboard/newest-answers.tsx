import type { CandidateRow } from '#contract/casting/candidate.ts';
import { answerState } from '#web/features/casting/candidate/answers.view.ts';
import { projectStepHref } from '#web/features/projects/project/project-url.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { PersonRow } from '#web/ui/list/person-row.tsx';
import { formatInstant } from '#web/ui/text/format-date.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

type Answered = CandidateRow & { project_title: string };

/** The latest answers of talents in all projects. */
export function NewestAnswers({ answers }: { answers: readonly Answered[] }) {
  return (
    <Section title="Nya svar">
      {answers.length === 0 ? (
        <p className="text-ink-muted">Inga svar ännu. De kommer hit när någon svarar på en förfrågan.</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {answers.map((row) => (
            <PersonRow
              key={row.id}
              name={row.talent.name}
              src={row.talent.profile_image}
              href={projectStepHref(3, { id: row.project_id, kind: 'project' })}
              facts={
                <>
                  {row.role_title}, {row.project_title}
                  {row.answered_date && <span className="block">{formatInstant(row.answered_date)}</span>}
                </>
              }
              state={<StateBadge tone={answerState(row).tone}>{answerState(row).word}</StateBadge>}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
