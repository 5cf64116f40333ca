import { useState } from 'react';
import type { OwnProfile } from '#contract/people/talent.ts';
import { IMAGE_MAX_BYTES } from '#domain/people/talent/picture.rules.ts';
import { Uploader } from '#web/ui/form/uploader.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { OwnPicture } from './own-picture.tsx';
import { movedTo } from './picture-order.ts';
import { usePictures } from './profile-pictures-state.ts';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * The talent's pictures: adds, orders and removes them, and chooses the main portrait. Each change is saved at once.
 */
export function PicturesEditor({ profile }: { profile: OwnProfile }) {
  const { upload, order, orderFailure, remove } = usePictures();
  const [removingId, setRemovingId] = useState<string>();
  const [said, setSaid] = useState('');
  const ids = profile.media.map((picture) => picture.id);
  const move = async (id: string, place: number) => {
    const isTaken = await order(movedTo(ids, id, place));
    if (isTaken) setSaid(place === 0 ? 'Bilden är nu huvudbild.' : `Bilden har nu plats ${place + 1}.`);
  };
  return (
    <div className="flex flex-col gap-6">
      <Uploader
        label="Lägg till bilder"
        hint="JPEG, PNG, WebP eller AVIF, minst 400 pixlar på varje sida, högst 15 MB. HEIC-bilder från mobilen kan vi inte läsa: spara dem som JPEG."
        accept={KINDS}
        maxBytes={IMAGE_MAX_BYTES}
        isMultiple
        camera="user"
        upload={upload}
      />
      {orderFailure && (
        <Callout tone="lost" role="alert">
          {orderFailure}
        </Callout>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {profile.media.length > 0 && (
        <ol aria-label="Dina bilder" className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
          {profile.media.map((picture, at) => (
            <li key={picture.id}>
              <OwnPicture
                name={profile.shown_name}
                url={picture.url}
                at={at}
                count={ids.length}
                onMove={(place) => move(picture.id, place)}
                onRemove={() => setRemovingId(picture.id)}
              />
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={removingId !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemovingId(undefined)}
        title="Ta bort bilden?"
        confirmLabel="Ta bort bilden"
        isDangerous
        onConfirm={() => (removingId === undefined ? undefined : remove(removingId))}
      >
        {profile.media.length === 1
          ? 'Det är din enda bild. Utan bild är profilen inte komplett.'
          : 'Den försvinner ur din profil med en gång. Du kan lägga till den igen senare.'}
      </ConfirmDialog>
    </div>
  );
}
