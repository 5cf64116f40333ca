import { announcementNotices } from './notices/announcement.ts';
import { candidateNotices } from './notices/candidate.ts';
import { closingNotices } from './notices/closing.ts';
import { counterOfferNotices } from './notices/counter-offer.ts';
import { optionNotices } from './notices/option.ts';
import { signOffNotices } from './notices/sign-off.ts';

/** Notice texts for the events of casting. */
export const notices = {
  ...announcementNotices,
  ...candidateNotices,
  ...closingNotices,
  ...counterOfferNotices,
  ...optionNotices,
  ...signOffNotices,
};
