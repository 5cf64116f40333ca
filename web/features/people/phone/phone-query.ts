import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';

/** The talent's mobile number. */
export const usePhone = () => useQuery(query('GET /talent/phone'));
