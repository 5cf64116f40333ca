import type { AudienceIn, Lifecycles, NounIn, PayloadIn, ToldIn } from '#domain/kernel/workflow/lifecycles.ts';

/** The text of a notice, in the bell and by mail. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** The label of the mail's button. */
  readonly action: string;
}

/** Notice texts for the events of one entity or of all, by the audiences of each event. */
export type NoticeTextsOf<L extends Lifecycles, Noun extends NounIn<L> = NounIn<L>> = {
  readonly [E in ToldIn<L, Noun>]: { readonly [A in AudienceIn<L, E>]: (payload: PayloadIn<L, E>) => NoticeText };
};
