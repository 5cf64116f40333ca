import type { RefObject } from 'react';
import type { RequestDetails } from '#contract/casting/candidate.ts';
import { GUARDIAN_PATH } from '#web/features/people/guardian/guardian-paths.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import type { RequestView } from './request.view.ts';
import { RequestTimingText } from './request-timing.tsx';

interface AnswerStateProps {
  /** Gets the focus after the answer is sent. */
  place: RefObject<HTMLDivElement | null>;
  request: RequestDetails;
  view: RequestView;
}

/** The state of the request, its deadline, and the answer. */
export function AnswerState({ place, request, view }: AnswerStateProps) {
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-2 border-t border-hairline pt-4 outline-none">
      {/* Hidden with an `answer_by`: the line below already says 'Svara'. */}
      {view.timing.kind !== 'answer_by' && (
        <StateBadge tone={view.state.tone} wraps className="self-start">
          {view.state.word}
        </StateBadge>
      )}
      <RequestTimingText timing={view.timing} />
      <p className="max-w-prose text-sm text-ink-muted">{view.explanation}</p>
      {request.answer_message && (
        <p className="max-w-prose text-sm">
          <span className="text-ink-muted">Ditt meddelande:</span> ”{request.answer_message}”
          {request.is_answer_held && (
            <span className="block text-ink-muted">Företaget kan läsa det när en av oss har tittat på det.</span>
          )}
        </p>
      )}
      {view.lacks_guardian && (
        <LinkButton size="small" to={GUARDIAN_PATH} className="self-start">
          Se frågan till din vårdnadshavare
        </LinkButton>
      )}
      {view.has_assignment && (
        <LinkButton variant="primary" to={`/AssignmentDetails?id=${request.id}`} className="mt-2 self-start">
          Gå till uppdraget
        </LinkButton>
      )}
    </div>
  );
}
