import type { ReactNode } from 'react';
import { WALL_PEOPLE, type WallPerson } from './wall-people.ts';

/** The casting wall: the message hangs among the faces, as large as eight of them on a wide screen. */
export function Wall({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 md:gap-x-5 lg:grid-cols-6 lg:gap-y-8">
      <li className="col-span-full mb-4 flex flex-col justify-center lg:col-span-4 lg:row-span-2 lg:mb-0 lg:pr-12">
        {children}
      </li>
      {WALL_PEOPLE.map((person, at) => (
        <Face key={person.picture} person={person} isFirst={at < 4} />
      ))}
    </ul>
  );
}

function Face({ person, isFirst }: { person: WallPerson; isFirst: boolean }) {
  return (
    // One large and four small on a phone, two rows of four on a tablet; all only beside the message.
    <li className="sm:max-lg:[&:nth-child(n+10)]:hidden max-sm:[&:nth-child(n+7)]:hidden max-sm:[&:nth-child(2)]:col-span-2">
      <figure>
        <img
          src={`/wall/${person.picture}.webp`}
          alt=""
          width={480}
          height={600}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-[4/5] w-full object-cover"
        />
        <figcaption className="mt-2">
          <span className="voice-serif block text-name">{person.name}</span>
          <span className="block text-sm text-ink-muted">{person.reason}</span>
        </figcaption>
      </figure>
    </li>
  );
}
