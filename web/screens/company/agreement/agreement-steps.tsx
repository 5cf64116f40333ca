import { useState } from 'react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const change = onDemand(() => import('./change-agreed-terms.tsx'));

const next = ({ status }: AgreementDetails): string => {
  if (status === 'declined' || status === 'void')
    return 'Bokningen står kvar utan ett avtal om de här villkoren. Erbjud andra villkor, eller avboka i projektet.';
  return status === 'signed'
    ? 'Ändrade villkor gäller när alla har skrivit under den nya versionen. Till dess gäller det här avtalet.'
    : 'En ny version tar det här avtalets plats direkt.';
};

/** The company's commands on an agreement besides signing: offer other terms, or withdraw it. */
export function AgreementSteps({ agreement }: { agreement: AgreementDetails }) {
  const [params, setParams] = useSearchParams();
  const mayChange = agreement.may_change_terms;
  const [isChanging, setIsChanging] = useState(mayChange && params.get('change') === '1');
  const [isTakingBack, setIsTakingBack] = useState(false);
  const { send } = useCommand();
  const dialog = useOnDemand(change, isChanging, () => setIsChanging(false));
  const mayTakeBack = agreement.actions.includes('take-back');
  if (!mayChange && !mayTakeBack) return null;
  const close = () => {
    setIsChanging(false);
    setParams({ id: agreement.id }, { replace: true });
  };
  return (
    <Section title="Ändra">
      {mayChange && <p className="mb-4 max-w-prose text-ink-muted">{next(agreement)}</p>}
      <div className="flex flex-wrap gap-3">
        {mayChange && <Button onClick={() => setIsChanging(true)}>Ändra villkoren</Button>}
        {mayTakeBack && <Button onClick={() => setIsTakingBack(true)}>Ta tillbaka avtalet</Button>}
      </div>
      {isChanging && dialog && <dialog.ChangeAgreedTerms agreement={agreement} onClose={close} />}
      <ConfirmDialog
        isOpen={isTakingBack}
        onOpenChange={setIsTakingBack}
        title="Ta tillbaka avtalet?"
        confirmLabel="Ta tillbaka avtalet"
        isDangerous
        onConfirm={async () => {
          await send('POST /agreements/:id/take-back', { params: { id: agreement.id } });
          showToast('Avtalet är återtaget.');
        }}
      >
        Det går inte att skriva under längre. Det som är undertecknat sedan tidigare gäller
        {agreement.kind === 'work' && ', och bokningen står kvar'}.
      </ConfirmDialog>
    </Section>
  );
}
