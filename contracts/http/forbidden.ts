/** Carries the message of a refusal with 403, percent-encoded: scripts of ours are answered with 200, and Remix passes on no headers. */
export const FORBIDDEN_HEADER = 'x-forbidden'
