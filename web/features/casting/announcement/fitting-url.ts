/** The address of the announcements that fit the talent, of the saved ones, or of one of them. */
export const fittingHref = ({ id, isKept = false }: { id?: string; isKept?: boolean } = {}): string =>
  `/TalentRequests?group=fits${id === undefined ? '' : `&id=${id}`}${isKept ? '&kept=yes' : ''}`;
