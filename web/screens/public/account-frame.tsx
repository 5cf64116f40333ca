import type { ReactNode } from 'react';
import { PAGE_TITLE_ID, useWindowTitle } from '#web/ui/frame/page-frame.tsx';
import { useTypedBefore } from './use-typed-before.ts';
import { WallPicture } from './wall-picture.tsx';

interface AccountFrameProps {
  title: string;
  description?: ReactNode;
  /** Numbers of the portraits beside the form, see web/public/wall. */
  portraits: readonly number[];
  children: ReactNode;
}

/** The frame of sign-up, sign-in and related screens: the content to the left, some portraits to the right. */
export function AccountFrame({ title, description, portraits, children }: AccountFrameProps) {
  useWindowTitle(title);
  useTypedBefore();
  return (
    // At least as tall as the window less the top bar and the links below, so that these links are at the foot of the
    // window.
    <div className="mx-auto grid min-h-[calc(100svh-7.75rem)] max-w-[96rem] content-start gap-x-16 px-4 pt-8 pb-12 sm:px-6 md:min-h-[calc(100svh-8.25rem)] md:pt-14 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:px-10">
      <div className="w-full max-w-[30rem] max-lg:mx-auto">
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="voice-serif text-title outline-none">
          {title}
        </h1>
        {description && <div className="mt-3 text-pretty text-ink-muted">{description}</div>}
        <div className="mt-8">{children}</div>
      </div>
      <div
        aria-hidden="true"
        className="sticky top-14 grid max-h-[44rem] grid-cols-2 content-start self-start gap-4 justify-self-end overflow-hidden max-lg:hidden xl:grid-cols-3"
      >
        {portraits.map((number) => (
          // On phones and tablets the strip is hidden, so its pictures are not fetched.
          <WallPicture
            key={number}
            picture={number}
            sizes="16rem"
            className="w-full max-w-64 last:max-xl:hidden [&:nth-child(3n+2)]:xl:mt-12 [&:nth-child(3n+2)]:xl:-mb-12"
          />
        ))}
      </div>
    </div>
  );
}
