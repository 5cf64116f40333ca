import { PublicPage } from '#web/screens/public/public-page.tsx';
import { PublicText } from '#web/screens/public/public-text.tsx';
import { WallPicture } from '#web/screens/public/wall-picture.tsx';
import { Comparison } from './comparison.tsx';
import { SearchDemo } from './search-demo.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { WhatItCosts } from './what-it-costs.tsx';
import { WhyChoose } from './why-choose.tsx';

/** Portraits that are not among the first four on the start page. */
const FACES = [7, 8, 3];

/**
 * The page that explains the service, as plain markup: what the start page leaves out (spec, section 2: the hidden
 * marketing sections).
 */
export function HowPage() {
  return (
    <PublicPage note="Personerna på bilderna är tecknade och påhittade.">
      <div className="mx-auto grid max-w-[96rem] gap-x-12 gap-y-10 px-4 pt-12 pb-14 sm:px-6 md:pt-20 md:pb-20 lg:grid-cols-[7fr_5fr] lg:items-end lg:px-10">
        <div>
          <h1
            id="sidrubrik"
            tabIndex={-1}
            className="voice-serif text-[clamp(3.25rem,1.4rem+7vw,8rem)] leading-[0.94] tracking-[-0.032em] outline-none"
          >
            Så fungerar det
          </h1>
          <p className="mt-6 max-w-xl text-lg text-ink-muted md:mt-8">
            <PublicText id="how_lead" />
          </p>
        </div>
        <div className="grid grid-cols-3 gap-3 md:gap-5">
          {FACES.map((picture) => (
            <WallPicture key={picture} picture={picture} isEager sizes="(max-width: 64rem) 33vw, 15vw" />
          ))}
        </div>
      </div>
      <SearchDemo />
      <Comparison />
      <ThreeSteps />
      <WhatItCosts />
      <WhyChoose />
    </PublicPage>
  );
}
