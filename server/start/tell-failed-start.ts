import { createLog } from './create-log.ts';

/** Failures that an operator can mend: their message says what to do, and their stack says nothing. */
const KNOWN = /^(Env|Embedded|Connection|Migration|Secret|Build)Error$/;

/**
 * Reports a start that failed: in production as a line of the log, otherwise as text for a person. The settings may not
 * be readable, so the log uses none.
 */
export function tellFailedStart(error: unknown, isProduction: boolean): void {
  const known = error instanceof Error && KNOWN.test(error.name) ? error : undefined;
  if (!isProduction) {
    console.error(known ? `\n${known.message}\n` : error);
    return;
  }
  const log = createLog({ log_level: 'info', otel_exporter_otlp_endpoint: undefined });
  if (known) log.fatal(known.message);
  else log.fatal({ err: error }, 'the start failed');
}
