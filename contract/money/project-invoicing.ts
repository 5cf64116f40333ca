import { z } from 'zod';
import { id, prose } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { compactEndpoint, ENDPOINT_SCHEMES, isEndpointNumber } from '#domain/money/invoice/endpoint.ts';

const endpointNumber = z.string().trim().max(50, 'Högst 50 tecken.').overwrite(compactEndpoint);

/** What the company wants on the invoices of one project. Empty fields follow the company's settings. */
const projectInvoicing = z.strictObject({
  order_reference: prose(100),
  cost_centre: prose(50),
  /** The address for e-invoices; null for the address of the company's own number. */
  endpoint: z
    .strictObject({ scheme: z.enum(ENDPOINT_SCHEMES), number: endpointNumber })
    .refine(({ scheme, number }) => isEndpointNumber(scheme, number), {
      path: ['number'],
      error: 'Numret stämmer inte med det valda slaget.',
    })
    .nullable(),
});
export type ProjectInvoicing = z.output<typeof projectInvoicing>;

const byId = z.strictObject({ id });

export const projectInvoicingRoutes = declareRoutes({
  'GET /projects/:id/invoicing': {
    auth: ['company', 'admin'],
    summary: "Returns what the company wants on the project's invoices.",
    params: byId,
    response: projectInvoicing,
    shows: ['invoice', 'project :id'],
    errors: [],
  },
  'PUT /projects/:id/invoicing': {
    auth: ['company'],
    members: ['owner', 'producer', 'finance'],
    summary:
      "Writes the order number, the cost centre and the e-invoice address of the project's invoices. Issued invoices keep theirs.",
    params: byId,
    body: projectInvoicing,
    response: projectInvoicing,
    affects: ['invoice', 'project'],
    errors: ['company_not_active'],
  },
});
