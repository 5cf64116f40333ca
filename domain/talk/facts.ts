/** The facts that events of this context store, as they were at the time of the event. */

import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';

/** The text of an inquiry is not stored in events. */
interface InquiryFacts {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly asker_name: string;
}

/** The facts stored with every event, by entity. */
export interface TalkFacts {
  readonly inquiry: InquiryFacts;
}
