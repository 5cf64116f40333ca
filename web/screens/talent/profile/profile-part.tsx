import type { OwnProfile } from '#contract/talent.ts';
import { profileStepLabels } from '#texts/labels.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { Loading } from '#web/ui/query-frame.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { type FormPart, partFacts } from './profile-parts.view.ts';
import { usePartFocus } from './use-part-focus.ts';

const editors = onDemand(() => import('#web/features/talent/part-editors.tsx'));

export interface ProfilePartProps {
  part: FormPart;
  profile: OwnProfile;
  isOpen: boolean;
  /** One part is written in at a time: the others then have no button. */
  canOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** One part of Mitt CV: read it, or change it in its place. */
export function ProfilePart({ part, profile, isOpen, canOpen, onOpen, onClose }: ProfilePartProps) {
  const Editor = useOnDemand(editors, isOpen, onClose)?.PART_EDITORS[part];
  const place = usePartFocus(isOpen, Editor !== undefined);
  const label = profileStepLabels[part];
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
        {!isOpen && (
          <DefinitionList
            facts={partFacts(part, profile).map(({ label: name, value }) => ({
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
