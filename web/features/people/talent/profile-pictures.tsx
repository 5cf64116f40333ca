import { useState } from 'react';
import type { TalentProfileView } from '#contract/people/talent-card.ts';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';

type ProfilePicture = TalentProfileView['media'][number];

export interface ProfilePicturesProps {
  name: string;
  /** The portrait, shown if the profile has no pictures. */
  profileImage: string | null;
  media: readonly ProfilePicture[];
}

/** One large picture with the others below; a press on one of these shows it large. */
export function ProfilePictures({ name, profileImage, media }: ProfilePicturesProps) {
  const [chosenId, setChosenId] = useState<string>();
  const at = Math.max(
    media.findIndex((picture) => picture.id === chosenId),
    0,
  );
  const shown = media[at];
  return (
    <div>
      <div className="relative aspect-4/5 overflow-hidden bg-sunken">
        <Picture
          name={name}
          src={shown?.url ?? profileImage}
          alt={media.length > 1 ? `${name}, bild ${at + 1} av ${media.length}` : `Porträtt av ${name}`}
          width={960}
          height={1200}
          isEager
          className="absolute inset-0 size-full"
        />
        <span className="pointer-events-none absolute inset-0 border border-ink/8" />
      </div>
      {media.length > 1 && (
        <ul aria-label="Bilder" className="mt-2 grid grid-cols-5 gap-2">
          {media.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                aria-pressed={index === at}
                onClick={() => setChosenId(picture.id)}
                className={classNames(
                  'relative block aspect-4/5 w-full overflow-hidden bg-sunken transition-opacity duration-(--quick)',
                  index === at ? 'ring-2 ring-ink ring-offset-2 ring-offset-paper' : 'opacity-80 hover:opacity-100',
                )}
              >
                <Picture
                  name={name}
                  src={picture.url}
                  alt={`Visa bild ${index + 1}`}
                  width={160}
                  height={200}
                  className="absolute inset-0 size-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
