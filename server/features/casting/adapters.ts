import type { Adapters } from '#server/lifecycle/adapter.ts';
import { announcementAdapter } from './announcement/lifecycle.ts';
import { candidateAdapter } from './candidate/lifecycle.ts';
import { closingAdapter } from './closing/lifecycle.ts';
import { counterOfferAdapter } from './counter-offer/lifecycle.ts';
import { optionAdapter } from './option/lifecycle.ts';
import { signOffAdapter } from './sign-off/lifecycle.ts';

/** The lifecycle adapters of this context, keyed by noun. */
export const adapters = {
  candidate: candidateAdapter,
  counter_offer: counterOfferAdapter,
  announcement: announcementAdapter,
  closing: closingAdapter,
  option: optionAdapter,
  sign_off: signOffAdapter,
} satisfies Partial<Adapters>;
