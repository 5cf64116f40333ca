import { useState } from 'react';
import type { PresentedPerson } from '#contract/auditions/presentation.ts';
import { Picture } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';

/** The pictures of a person, one large and the others to choose from, with the films below. */
export function PresentedMedia({ person, isEager }: { person: PresentedPerson; isEager?: boolean }) {
  const { name, pictures, tapes } = person;
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0];
  return (
    <div className="flex flex-col gap-2">
      <Picture
        name={name}
        src={shown?.url}
        alt={shown ? `${name}, bild ${Math.max(0, pictures.indexOf(shown)) + 1} av ${pictures.length}` : name}
        width={shown?.width ?? 480}
        height={shown?.height ?? 600}
        isEager={isEager}
        className="aspect-4/5 w-full"
      />
      {pictures.length > 1 && (
        <ul aria-label={`Bilder av ${name}`} className="flex gap-2 overflow-x-auto p-1 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.url} className="shrink-0">
              <button
                type="button"
                aria-pressed={picture === shown}
                onClick={() => setAt(index)}
                className={classNames('block', picture === shown && 'outline-2 outline-offset-2 outline-ink')}
              >
                <Picture
                  name={name}
                  src={picture.url}
                  alt={`Visa bild ${index + 1}`}
                  width={56}
                  height={70}
                  className="h-[4.375rem] w-14"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tapes.map((tape, index) =>
        tape.kind === 'audio' ? (
          // biome-ignore lint/a11y/useMediaCaption: no transcript of a casting film exists
          <audio
            key={tape.id}
            controls
            preload="none"
            controlsList="nodownload"
            src={tape.url}
            aria-label={`Röst ${index + 1} av ${name}`}
            className="w-full print:hidden"
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: no transcript of a casting film exists
          <video
            key={tape.id}
            controls
            playsInline
            preload="none"
            controlsList="nodownload"
            disablePictureInPicture
            src={tape.url}
            poster={tape.poster_url ?? undefined}
            aria-label={`Film ${index + 1} av ${name}`}
            className="aspect-video w-full bg-sunken print:hidden"
          />
        ),
      )}
    </div>
  );
}
