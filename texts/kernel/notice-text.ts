import type { AudienceIn, Lifecycles, NounIn, PayloadIn, ToldIn } from '#domain/kernel/workflow/lifecycles.ts';

/** What somebody is told of an event, in the bell and by mail. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** What the button of the mail says. */
  readonly action: string;
}

/** The words of the events of a noun, for each audience that is told of them; of all nouns unless one is named. */
export type NoticeTextsOf<L extends Lifecycles, Noun extends NounIn<L> = NounIn<L>> = {
  readonly [E in ToldIn<L, Noun>]: { readonly [A in AudienceIn<L, E>]: (payload: PayloadIn<L, E>) => NoticeText };
};
