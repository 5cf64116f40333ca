/** The most bytes a picture may have: 15 MB, as large as phones make them (product); checked before and while reading. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;

/** The longest side of a picture that is kept, in pixels (spec, section 9); larger ones are made so large. */
export const IMAGE_SIDE_MAX = 1920;
