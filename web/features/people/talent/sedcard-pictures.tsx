import { useState } from 'react';
import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';

export interface SedcardPicturesProps {
  media: TalentProfileView['media'];
  onChosen: (ids: string[]) => void;
  onClose: () => void;
}

/** Chooses the pictures of the sedcard; the first chosen one becomes the large one. */
export function SedcardPictures({ media, onChosen, onClose }: SedcardPicturesProps) {
  const [chosen, setChosen] = useState(() => media.slice(0, SEDCARD_PICTURES).map(({ id }) => id));
  const isFull = chosen.length >= SEDCARD_PICTURES;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Välj bilder till sedcardet"
      description={`Högst ${SEDCARD_PICTURES}. Den du väljer först blir störst.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
            Ladda ner sedcard (PDF)
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {media.map(({ id, url }, at) => {
          const place = chosen.indexOf(id);
          return (
            <li key={id}>
              <div className="relative aspect-4/5 overflow-hidden bg-sunken">
                <Picture name="" src={url} alt="" width={240} height={300} className="absolute inset-0 size-full" />
              </div>
              <Checkbox
                label={place === 0 ? `Bild ${at + 1}, störst` : `Bild ${at + 1}`}
                checked={place >= 0}
                disabled={place < 0 && isFull}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
