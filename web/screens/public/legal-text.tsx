import type { ReactNode } from 'react';
import { TERMS_VERSION } from '#contract/account.ts';
import { formatLongDay } from '#texts/format.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';

interface LegalTextProps {
  title: string;
  /** The gist in a sentence or two. */
  gist: string;
  children: ReactNode;
}

/** A text that is agreed to: dated, and written to be read. */
export function LegalText({ title, gist, children }: LegalTextProps) {
  return (
    <PageFrame title={title} width="reading" kicker={`Gäller från ${formatLongDay(TERMS_VERSION)}`} description={gist}>
      <div className="flex flex-col gap-8">{children}</div>
    </PageFrame>
  );
}

/** One numbered matter of such a text. */
export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-hairline pt-4">
      <h2 className="voice-serif text-heading">{title}</h2>
      <div className="mt-2 flex max-w-prose flex-col gap-3">{children}</div>
    </section>
  );
}
