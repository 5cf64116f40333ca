const EMOJI = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]/gv;

/** A text without emoji: no document font has them and no agreement needs them. */
export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();
