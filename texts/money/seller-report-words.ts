import type { SellerLack } from '#domain/money/seller-report/seller.ts';

/** The missing facts of a seller, within a sentence. */
export const sellerLackWords: Record<SellerLack, string> = {
  identity_number: 'personnummer',
  address: 'adress',
};
