import type { InquiryCategory, InquiryKind } from '#domain/talk/inquiry/inquiry.rules.ts';
import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import type { LoadedInquiry } from './queries/load-inquiry.ts';

interface About {
  readonly kind: InquiryKind;
  readonly category: InquiryCategory;
  readonly asker_name: string;
  readonly talent_id: string | null;
  readonly company_id: string | null;
}

/** The recipients and facts of an inquiry's events; no event contains a message. */
export const aboutInquiry = ({ kind, category, asker_name, talent_id, company_id }: About) => ({
  concerned: { ...(talent_id && { talent_id }), ...(company_id && { company_id }) },
  facts: { kind, category, asker_name },
});

/** An inquiry in the form that `move` takes. */
export const inquiryObject = (row: LoadedInquiry): Loaded<'inquiry'> => ({
  id: row.id,
  subject: row,
  ...aboutInquiry(row),
});

export const inquiryAdapter: Adapter<'inquiry'> = {
  load() {
    throw new Error('Nothing follows for inquiries, and no deadline passes for them');
  },
};
