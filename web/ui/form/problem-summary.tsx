import { Callout } from '#web/ui/frame/callout.tsx';
import type { FormProblem } from './form-errors.ts';

interface ProblemSummaryProps {
  problems: readonly FormProblem[];
  /** Focuses the field at this path. */
  onGo: (path: string) => void;
}

/** The errors of a form as links to their fields. */
export function ProblemSummary({ problems, onGo }: ProblemSummaryProps) {
  return (
    <Callout tone="lost" role="alert" title={`${problems.length} saker behöver rättas`}>
      <ul className="mt-1 flex flex-col">
        {problems.map((problem) => (
          <li key={problem.path}>
            <a
              className="inline-block py-0.5 text-link"
              href={`#${problem.element_id ?? ''}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(problem.path);
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
