/** The announcements that fit the talent, those kept, or one of them. */
export const fittingHref = ({ id, isKept = false }: { id?: string; isKept?: boolean } = {}): string =>
  `/TalentRequests?group=fits${id === undefined ? '' : `&id=${id}`}${isKept ? '&kept=yes' : ''}`;
