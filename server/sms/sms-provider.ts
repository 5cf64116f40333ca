/** An operator of text messages. Each adapter speaks its operator's HTTP interface; failures are values. */

interface SmsToSend {
  /** A mobile number (E.164). */
  readonly to: string;
  readonly words: string;
  /** The address to which the operator posts its delivery reports. */
  readonly report_url: string;
}

/** A message that the operator has taken. */
export interface SmsTaken {
  readonly is_taken: true;
  readonly provider_id: string;
  /** The operator's count; null if it does not tell. */
  readonly parts: number | null;
  /** In ten-thousandths of a krona; null if the operator does not tell, or in another currency. */
  readonly cost: number | null;
}

interface SmsRefused {
  readonly is_taken: false;
  /** A code for log and screen, without the number and the words: 'refused 400', 'ECONNREFUSED'. */
  readonly code: string;
  /** True if no later attempt can succeed, such as for a number that does not exist. */
  readonly is_final: boolean;
  /** Seconds for which the operator wants to be left alone; absent if it does not say. */
  readonly wait_seconds?: number;
}

type SmsAnswer = SmsTaken | SmsRefused;

/** What a delivery report says about a message. */
export interface SmsReport {
  readonly provider_id: string;
  readonly outcome: 'sent' | 'delivered' | 'failed';
  /** The operator's code of the failure; null without one. */
  readonly error: string | null;
}

/** A delivery report as it arrives. */
interface ReportCall {
  /** The whole address to which it was posted. */
  readonly url: string;
  /** The header by which the operator signs, in lower case; empty without one. */
  readonly signature: string;
  readonly form: ReadonlyMap<string, string>;
}

export interface SmsProvider {
  send(sms: SmsToSend, signal: AbortSignal): Promise<SmsAnswer>;
  /**
   * Looks for a message that an earlier attempt may have handed over before its answer was lost: the operators know no
   * key by which they would refuse a repetition.
   * @param since instant of the first attempt
   * @returns undefined if the operator has no such message
   */
  find(sms: SmsToSend, since: string, signal: AbortSignal): Promise<SmsAnswer | undefined>;
  /** Reads a delivery report; 'no_news' if it says nothing that we store, and undefined if the operator did not sign it. */
  readReport(call: ReportCall): SmsReport | 'no_news' | undefined;
}
