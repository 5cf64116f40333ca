import { useEffect, useRef } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { BriefRoleCard } from './brief-role-card.tsx';
import type { CommonFact, CommonPart, RoleDraft } from './taken-brief.ts';

export interface BriefPreviewProps {
  facts: readonly CommonFact[];
  drafts: readonly RoleDraft[];
  parts: ReadonlySet<CommonPart>;
  /** Number of attempts to put the brief into the form; after the first one, missing values are marked. */
  tries: number;
  onDrafts: (drafts: readonly RoleDraft[]) => void;
  onParts: (parts: ReadonlySet<CommonPart>) => void;
}

/** The facts and roles read from a brief, for the company to correct and to choose from. */
export function BriefPreview({ facts, drafts, parts, tries, onDrafts, onParts }: BriefPreviewProps) {
  const top = useRef<HTMLHeadingElement>(null);
  // The preview has taken the place of the text field, so the focus moves to its heading.
  useEffect(() => top.current?.focus(), []);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const change = (at: number, draft: RoleDraft) => onDrafts(drafts.map((one, index) => (index === at ? draft : one)));
  return (
    <div ref={whole} className="flex flex-col gap-8">
      <section>
        <h3 ref={top} tabIndex={-1} className="voice-serif mb-3 text-name focus:outline-none">
          {drafts.length === 0 ? 'Inga roller' : drafts.length === 1 ? 'En roll' : `${drafts.length} roller`}
        </h3>
        {drafts.length === 0 && (
          <p className="text-sm text-ink-muted">Vi såg inte vilka ni söker, men det här gäller projektet.</p>
        )}
        <ol className="flex flex-col gap-6">
          {drafts.map((draft, index) => (
            <BriefRoleCard
              // biome-ignore lint/suspicious/noArrayIndexKey: the roles of one reading keep their places
              key={index}
              number={index + 1}
              draft={draft}
              isTried={tries > 0}
              onChange={(next) => change(index, next)}
            />
          ))}
        </ol>
      </section>
      {facts.length > 0 && (
        <section>
          <h3 className="voice-serif mb-1 text-name">Hela projektet</h3>
          {facts.map(({ part, label, read, instead_of }) => (
            <Checkbox
              key={part}
              label={
                <span>
                  <span className="font-medium">{label}:</span>{' '}
                  <span className="whitespace-pre-line">{part === 'rest' ? `\n${read}` : read}</span>
                </span>
              }
              hint={
                instead_of !== ''
                  ? `Ersätter ${instead_of}, som står i formuläret.`
                  : part === 'rest'
                    ? 'Det här förstod vi inte som önskemål eller uppgifter.'
                    : undefined
              }
              checked={parts.has(part)}
              onChange={(event) => {
                const next = new Set(parts);
                if (event.target.checked) next.add(part);
                else next.delete(part);
                onParts(next);
              }}
            />
          ))}
        </section>
      )}
    </div>
  );
}
