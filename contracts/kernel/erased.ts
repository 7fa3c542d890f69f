/** Text in place of a personal value whose key has been destroyed. */
export const ERASED = '[erased]'
