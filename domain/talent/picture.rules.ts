/** The most bytes a picture may have: 15 MB, as large as phones make them (product); checked before and while reading. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;
