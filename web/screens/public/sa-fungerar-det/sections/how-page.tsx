import { PublicPage } from '../../public-page.tsx';
import { Comparison } from './comparison.tsx';
import { SearchDemo } from './search-demo.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { WhyChoose } from './why-choose.tsx';

/** How it works, as plain markup: what the start page leaves out (spec, section 2: the hidden marketing sections). */
export function HowPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-[96rem] px-4 pt-12 pb-14 sm:px-6 md:pt-20 md:pb-20 lg:px-10">
        <h1
          id="sidrubrik"
          tabIndex={-1}
          className="voice-serif max-w-5xl text-[clamp(3.25rem,1.4rem+7vw,8rem)] leading-[0.94] tracking-[-0.032em] outline-none"
        >
          Så fungerar det
        </h1>
        <p className="mt-6 max-w-xl text-lg text-ink-muted md:mt-8">
          Från att någon letar till att du har fått betalt. Utan mellanhänder som tar av ditt arvode, och utan att du
          behöver undra hur det gick.
        </p>
      </div>
      <SearchDemo />
      <Comparison />
      <ThreeSteps />
      <WhyChoose />
    </PublicPage>
  );
}
