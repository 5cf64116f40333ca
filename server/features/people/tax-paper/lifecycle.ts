import type { Adapter, Loaded } from '#server/lifecycle/adapter.ts';
import type { LoadedTaxPaper } from './queries.ts';

type About = Pick<LoadedTaxPaper, 'talent_id' | 'talent_name' | 'kind' | 'valid_from' | 'valid_to'>;

/** The recipient and facts of a paper's events; no event has the share or the amount. */
export const aboutTaxPaper = ({ talent_id, talent_name, kind, valid_from, valid_to }: About) => ({
  concerned: { talent_id },
  facts: { talent_name, kind, valid_from, valid_to },
});

/** A paper in the form that `move` takes. */
export const taxPaperObject = (paper: LoadedTaxPaper): Loaded<'tax_paper'> => ({
  id: paper.id,
  subject: paper,
  ...aboutTaxPaper(paper),
});

export const taxPaperAdapter: Adapter<'tax_paper'> = {
  load() {
    throw new Error('Nothing follows for tax papers, and no deadline passes for them');
  },
};
