import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { ProjectDetails } from '#contract/projects/project.ts';
import type { AnswerAct } from '#web/features/casting/candidate/answer-dialogs.tsx';
import { RoleClosing } from '#web/features/casting/closing/role-closing.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { clock } from '#web/ui/text/clock.ts';
import { AnswersTable } from './answers-table.tsx';

interface RoleAnswersProps {
  project: ProjectDetails;
  role: ProjectDetails['roles'][number];
  /** All answers of the project. */
  items: readonly CandidateRow[];
  /** The selected ids, of all roles. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (row: CandidateRow) => void;
  onAct: (act: AnswerAct) => void;
}

/** The answers for one role, with its counts and the command to close the role. */
export function RoleAnswers({ project, role, items, chosen, onChoose, onOpen, onAct }: RoleAnswersProps) {
  const rows = items.filter((row) => row.role_id === role.id);
  return (
    <Section
      title={role.title}
      aside={`${role.headcount} söks, ${rows.length} tillfrågade, ${role.interested_count} ja`}
      actions={<RoleClosing project={project} role={role} rows={items} />}
    >
      {rows.length === 0 ? (
        <p className="text-ink-muted">Ingen har fått en förfrågan om rollen.</p>
      ) : (
        <AnswersTable
          label={`Svar, ${role.title}`}
          rows={rows}
          today={clock.today()}
          selection={{
            keys: new Set(rows.map((row) => row.id).filter((id) => chosen.has(id))),
            onChange: (keys) => {
              const others = [...chosen].filter((id) => !rows.some((row) => row.id === id));
              onChoose(new Set([...others, ...keys]));
            },
          }}
          onOpen={onOpen}
          onAct={onAct}
        />
      )}
    </Section>
  );
}
