import { Plus } from 'lucide-react';
import { BusyDaysList } from '#web/features/people/talent/busy-days-list.tsx';
import { useBusyDays } from '#web/features/people/talent/busy-days-queries.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading, QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { usePartFocus } from './use-part-focus.ts';

const forms = onDemand(() => import('#web/features/people/talent/busy-days-form.tsx'));

export interface BusyDaysProps {
  isOpen: boolean;
  canOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The coming days on which the talent cannot work, and the form that adds days. */
export function BusyDays({ isOpen, canOpen, onOpen, onClose }: BusyDaysProps) {
  const days = useBusyDays();
  const Form = useOnDemand(forms, isOpen, onClose)?.BusyDaysForm;
  const place = usePartFocus(isOpen, Form !== undefined);
  return (
    <div ref={place} className="scroll-mt-20">
      <Section
        title="Dagar du inte kan"
        description="När företag söker någon som är ledig räknas du inte in de här dagarna. Varför ser ingen."
        actions={
          canOpen && (
            <Button size="small" icon={Plus} data-change onClick={onOpen}>
              Lägg till dagar
            </Button>
          )
        }
      >
        <div className="flex flex-col gap-6">
          {isOpen && !Form && <Loading />}
          {isOpen && Form && (
            <Form
              onAdded={() => {
                onClose();
                showToast('Dagarna är tillagda');
              }}
              onCancel={onClose}
            />
          )}
          <QueryFrame query={days}>{({ spans }) => <BusyDaysList spans={spans} />}</QueryFrame>
        </div>
      </Section>
    </div>
  );
}
