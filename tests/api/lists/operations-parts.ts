/** Lists of the page of operations, about the processes and the database. */
export const OPERATIONS_PARTS: readonly string[] = ['failing', 'jobs', 'problems', 'processes', 'slowest', 'works'].map(
  (part) => `GET /admin/operations ${part}`,
);
