import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';

interface TextMessage {
  /** A mobile number (E.164). */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to mobile telephones. */
export interface TextMessages {
  /**
   * Delivers a message. The sender releases its resources when the signal fires.
   * @throws if the message was not accepted
   */
  send(message: TextMessage, signal: AbortSignal): Promise<void>;
}

interface SentText extends TextMessage {
  readonly sent_date: string;
}

/** The stand-in: keeps the latest messages in memory, and /dev/sms shows them. */
export interface KeptTexts extends TextMessages {
  /** The latest first. */
  newest(): readonly SentText[];
}

const KEPT_AT_MOST = 200;

function keepTexts(clock: Clock): KeptTexts {
  const kept: SentText[] = [];
  return {
    async send(message) {
      kept.unshift({ ...message, sent_date: clock().toISOString() });
      kept.length = Math.min(kept.length, KEPT_AT_MOST);
    },
    newest: () => kept,
  };
}

/**
 * The sender of text messages: the stand-in outside production, and null in production until an operator can be
 * configured. Without a sender talents are not asked for a number.
 */
export const createTextMessages = ({ node_env }: Pick<Env, 'node_env'>, clock: Clock): KeptTexts | null =>
  node_env === 'production' ? null : keepTexts(clock);
