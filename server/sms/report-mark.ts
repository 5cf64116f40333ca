import type { Env } from '#server/env.ts';
import { isOneOf } from '#server/sealed/keyed-marks.ts';
import { sealedMarks } from '#server/sealed/seal.ts';

export const REPORT_PREFIX = '/sms/reports/';

const marks = (env: Pick<Env, 'personal_data_secrets'>, id: string) => sealedMarks(env, id, 'sms reports');

/** The address to which the operator posts the delivery reports of one message; its mark proves that we made it. */
export const reportUrl = (env: Pick<Env, 'personal_data_secrets' | 'base_url'>, id: string): string =>
  `${env.base_url}${REPORT_PREFIX}${id}/${marks(env, id)[0]}`;

/** True if a mark is that of the message. */
export const isReportMark = (env: Pick<Env, 'personal_data_secrets'>, id: string, mark: string): boolean =>
  isOneOf(marks(env, id), mark);
