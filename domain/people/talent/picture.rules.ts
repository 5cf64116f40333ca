/** Maximum size of a picture: 15 MB, as large as phones make them; checked before and while reading. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;

/** The longest side of a stored picture, in pixels (spec, section 9); larger pictures are scaled down to it. */
export const IMAGE_SIDE_MAX = 1920;
