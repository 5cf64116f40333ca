/** A page of a record call: its size, number and order. */
import { z } from 'zod';

/** Default and maximum number of records on a page. */
export const RECORD_PAGE_SIZE = 50;
export const RECORD_PAGE_SIZE_MAX = 100;

/** A field's name, with a leading minus for descending order; without it, the newest records come first. */
export const sort = z.string().min(1).max(60).optional();
export const bounded = (size: z.ZodNumber | z.ZodCoercedNumber, max: number) => size.int().min(1).max(max);
// Enough pages to read a million records.
export const PAGE_MAX = 20_000;
export const listQuery = z.strictObject({
  sort,
  page: bounded(z.coerce.number(), PAGE_MAX).default(1),
  page_size: bounded(z.coerce.number(), RECORD_PAGE_SIZE_MAX).default(RECORD_PAGE_SIZE),
});

/** One page, without a total: counting would make a page slower with every new record. */
export interface RecordPage<Row> {
  items: Row[];
  page: number;
  page_size: number;
  has_more: boolean;
}
