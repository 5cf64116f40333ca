/** What is written with the events of this context. */

import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';

/** What was written stands in no event. */
export interface InquiryFacts {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly asker_name: string;
}

/** What is known of an object whatever happens to it, by noun. */
export interface TalkFacts {
  readonly inquiry: InquiryFacts;
}
