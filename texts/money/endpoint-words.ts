/** Words of the schemes of e-invoice addresses. Total by type: a scheme without a word does not compile. */
import type { EndpointScheme } from '#domain/money/invoice/endpoint.ts';

export const endpointSchemeLabels: Record<EndpointScheme, string> = {
  '0007': '0007 Organisationsnummer',
  '0088': '0088 GLN',
  '0192': '0192 Norskt organisationsnummer',
  '0184': '0184 Danskt CVR-nummer',
  '0216': '0216 Finskt OVT-nummer',
  '0208': '0208 Belgiskt företagsnummer',
  '9930': '9930 Tyskt VAT-nummer',
};
