import type { ReactNode } from 'react';
import { WallPicture } from '#web/screens/public/wall-picture.tsx';
import { WALL_PEOPLE, type WallPerson } from './wall-people.ts';

/**
 * The wall of faces on the start page, with the message among them. On a wide screen the message takes the room of
 * eight faces.
 */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 md:gap-x-5 lg:grid-cols-6 lg:gap-y-8">
      <li className="col-span-full mb-4 flex flex-col justify-center lg:col-span-4 lg:row-span-2 lg:mb-0 lg:pr-12">
        {children}
      </li>
      {WALL_PEOPLE.map((person, at) => (
        <Face key={person.picture} person={person} at={at} />
      ))}
    </ul>
  );
}

// On a phone the first face is as wide as two others together.
const SMALL = '(max-width: 40rem) calc(50vw - 1.5rem), (max-width: 64rem) 25vw, min(16vw, 15rem)';
const LARGE = SMALL.replace('calc(50vw - 1.5rem)', 'calc(100vw - 2rem)');

function Face({ person, at }: { person: WallPerson; at: number }) {
  return (
    // A phone shows one large and four small faces, a tablet two rows of four, a wide screen all.
    <li className="sm:max-lg:[&:nth-child(n+10)]:hidden max-sm:[&:nth-child(n+7)]:hidden max-sm:[&:nth-child(2)]:col-span-2">
      <figure>
        <WallPicture
          picture={person.picture}
          isEager={at < 4}
          priority={at === 0 ? 'high' : 'low'}
          sizes={at === 0 ? LARGE : SMALL}
        />
        <figcaption className="mt-2">
          <span className="voice-serif block text-name">{person.name}</span>
          <span className="block text-sm text-ink-muted">{person.reason}</span>
        </figcaption>
      </figure>
    </li>
  );
}
