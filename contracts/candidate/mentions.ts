/** Free of zod, for browsers: colleagues that one comment can name. */
export const MOST_MENTIONS = 20
