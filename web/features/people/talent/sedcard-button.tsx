import { Download } from 'lucide-react';
import { useState } from 'react';
import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const chooser = onDemand(() => import('./sedcard-pictures.tsx'));

export interface SedcardButtonProps {
  media: TalentProfileView['media'];
  /** Id of the talent; absent for the user's own sedcard. */
  talentId?: string;
  isWide?: boolean;
}

/** Saves a sedcard (a page of pictures and facts) as a PDF. If not all pictures fit, the user first chooses some. */
export function SedcardButton({ media, talentId, isWide }: SedcardButtonProps) {
  const { run, isPending, failure } = useCommand();
  const [isChoosing, setIsChoosing] = useState(false);
  const Pictures = useOnDemand(chooser, isChoosing, () => setIsChoosing(false))?.SedcardPictures;
  const make = async (picture_ids: string[]) => {
    setIsChoosing(false);
    const body = { picture_ids };
    const made =
      talentId === undefined
        ? await run('POST /talent/sedcard', { body })
        : await run('POST /talents/:id/sedcard', { params: { id: talentId }, body });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  const press = () => (media.length > SEDCARD_PICTURES ? setIsChoosing(true) : void make([]));
  return (
    <>
      <Button icon={Download} isWide={isWide} isBusy={isPending} onClick={press}>
        Ladda ner sedcard (PDF)
      </Button>
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      {isChoosing && Pictures && (
        <Pictures media={media} onChosen={(ids) => void make(ids)} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}
