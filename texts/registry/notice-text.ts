import type { AudienceOf, PayloadOf, ToldEvent } from '#domain/registry/payload.ts';

/** What somebody is told of an event, in the bell and by mail. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
  /** What the button of the mail says. */
  readonly action: string;
}

/** The words of events, for each audience that is told of them. */
export type NoticeTextsOf<Event extends ToldEvent> = {
  readonly [E in Event]: { readonly [A in AudienceOf<E>]: (payload: PayloadOf<E>) => NoticeText };
};
