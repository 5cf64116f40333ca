/** The address of one announcement, or of the list of announcements that fit or are saved. */
export const fittingHref = ({ id, isKept = false }: { id?: string; isKept?: boolean } = {}): string =>
  `/TalentRequests?group=fits${id === undefined ? '' : `&id=${id}`}${isKept ? '&kept=yes' : ''}`;
