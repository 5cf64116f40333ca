const EMOJI = /\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]/gv;

/** A text without emoji, which no typeface of documents has and no agreement needs. */
export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();
