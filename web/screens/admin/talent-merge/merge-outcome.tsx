import { useState } from 'react';
import type { MergePreview } from '#contract/office/merge.ts';
import type { MergePart } from '#domain/people/profile/merge-parts.ts';
import { mergedThingsText, mergedThingText, mergeHindranceTexts } from '#texts/office/merge-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface MergeOutcomeProps {
  preview: MergePreview;
  /** The parts of the profile taken from the account that ends. */
  take: readonly MergePart[];
  /** Called with true when the merge starts, and with false when it fails. */
  onMerging: (isMerging: boolean) => void;
}

/** The data that will move to the account that stays, the hindrances, and the button that merges. */
export function MergeOutcome({ preview, take, onMerging }: MergeOutcomeProps) {
  const { stays, goes, hindrances, moves, twice_asked_count } = preview;
  const [isAsked, setIsAsked] = useState(false);
  const { send } = useCommand();
  const asks = useAsksPassword();
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const merge = async (reason: string) => {
    onMerging(true);
    try {
      const params = { id: stays.id, other_id: goes.id };
      const { moved } = await send('POST /admin/talents/:id/merge/:other_id', {
        params,
        body: { take: [...take], reason, ...(asks && { password }) },
      });
      const what = moved.length > 0 ? ` ${mergedThingsText(moved)} kom över.` : '';
      showToast(`Kontona är ett nu.${what}`);
      navigate(talentReviewHref(stays.id), { replace: true });
    } catch (error) {
      onMerging(false);
      throw error;
    }
  };
  return (
    <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
      <Section title="Det här kommer över">
        {moves.length === 0 ? (
          <p className="text-sm text-ink-muted">Inget mer än det som väljs ur profilen.</p>
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline text-sm tabular">
            {moves.map((move) => (
              <li key={move.thing} className="py-2">
                {mergedThingText(move)}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex flex-col gap-2 text-sm text-ink-muted">
          <p>Språk, kunskaper och storlekar som bara det ena kontot har finns också kvar.</p>
          {twice_asked_count > 0 && (
            <p>
              {twice_asked_count === 1 ? 'Till en roll' : `Till ${twice_asked_count} roller`} är båda tillfrågade. Den
              förfrågan som har kommit längst går vidare, den andra tas bort, och företaget får veta det.
            </p>
          )}
          <p>Inloggningen är den som hör till {stays.email}. Båda adresserna får ett mejl.</p>
        </div>
      </Section>
      {hindrances.length > 0 ? (
        <Callout tone="lost" title="De kan inte bli ett konto än">
          <ul className="mt-1 flex flex-col gap-2">
            {hindrances.map((code) => (
              <li key={code}>{mergeHindranceTexts[code]}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Button variant="primary" className="self-start max-sm:w-full" onClick={() => setIsAsked(true)}>
          Slå ihop kontona
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="Slå ihop kontona?"
        confirmLabel="Slå ihop för alltid"
        isDangerous
        reason={{
          label: 'Hur vet du att de är samma person?',
          hint: 'Skälet står i historiken.',
          is_required: true,
          max_length: 500,
        }}
        onConfirm={merge}
      >
        Det går inte att ångra. Kontot med {goes.email} försvinner och loggas ut, och allt som hör till det hör sedan
        till kontot med {stays.email}.
        {asks && (
          <div className="mt-4">
            <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} />
          </div>
        )}
      </ConfirmDialog>
    </div>
  );
}
