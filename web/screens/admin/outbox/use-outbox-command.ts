import { useQueryClient } from '@tanstack/react-query';

/** Gives a command and keeps the list and the figures true afterwards, also when it was refused. @throws ApiError */
export function useOutboxCommand() {
  const client = useQueryClient();
  return async <Given>(give: () => Promise<Given>): Promise<Given> => {
    try {
      return await give();
    } finally {
      void client.invalidateQueries({ queryKey: ['GET /admin/outbox'] });
      void client.invalidateQueries({ queryKey: ['GET /admin/dashboard'] });
    }
  };
}
