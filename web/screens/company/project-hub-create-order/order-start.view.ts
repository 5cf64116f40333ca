import type { Named } from '#web/screens/company/create-order/order-form.ts';

/**
 * The address of a new order with these people. `start` names the source of the terms: 'template=…', 'from=…' or
 * nothing.
 */
export function orderHref(people: readonly Pick<Named, 'id'>[], start: string): string {
  const params = new URLSearchParams(start);
  for (const { id } of people) params.append('talent', id);
  const query = params.toString();
  return `/CompanyCreateOrder${query ? `?${query}` : ''}`;
}
