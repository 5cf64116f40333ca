import type { ReactNode } from 'react';
import type { OwnProfile } from '#contract/people/talent.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type FormPart, PART_LABELS, partFacts } from './profile-parts.view.ts';
import { usePartFocus } from './use-part-focus.ts';

const editors = onDemand(() => import('#web/features/people/talent/part-editors.tsx'));

export interface ProfilePartProps {
  part: FormPart;
  profile: OwnProfile;
  isOpen: boolean;
  /** False while another part is being edited: then this part has no button. */
  canOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Content above the facts, shown while the part is not being edited. */
  children?: ReactNode;
  /** Text for a part without facts. */
  empty?: string | undefined;
}

/** One part of Mitt CV, which the talent reads and edits in the same place. */
export function ProfilePart({ part, profile, isOpen, canOpen, onOpen, onClose, children, empty }: ProfilePartProps) {
  const Editor = useOnDemand(editors, isOpen, onClose)?.PART_EDITORS[part];
  const place = usePartFocus(isOpen, Editor !== undefined);
  const label = PART_LABELS[part];
  const facts = partFacts(part, profile);
  return (
    <div ref={place} className="scroll-mt-20">
      <Section
        title={label}
        actions={
          canOpen && (
            <Button size="small" data-change onClick={onOpen}>
              Ändra<span className="sr-only"> {label.toLocaleLowerCase('sv')}</span>
            </Button>
          )
        }
      >
        {isOpen && !Editor && <Loading />}
        {isOpen && Editor && (
          <Editor
            profile={profile}
            submitLabel="Spara"
            onSaved={() => {
              onClose();
              showToast(`${label}: sparat`);
            }}
            extraActions={
              <Button variant="quiet" onClick={onClose}>
                Avbryt
              </Button>
            }
          />
        )}
        {!isOpen && children}
        {!isOpen && facts.length === 0 && empty && <p className="text-sm text-ink-muted">{empty}</p>}
        {!isOpen && facts.length > 0 && (
          <DefinitionList
            facts={facts.map(({ label: name, value }) => ({
              label: name,
              value:
                value === null ? (
                  <span className="text-ink-muted">Inte ifyllt</span>
                ) : (
                  <span className="whitespace-pre-line">{value}</span>
                ),
            }))}
          />
        )}
      </Section>
    </div>
  );
}
