/** Facts that events of this context store, as of the event. */

import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';

/** Events leave out the text of an inquiry. */
interface InquiryFacts {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly asker_name: string;
}

/** The facts that go with every event of a noun. */
export interface TalkFacts {
  readonly inquiry: InquiryFacts;
}
