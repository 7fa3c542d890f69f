/** Text that stands where a personal value was, once its key has been destroyed. */
export const ERASED = '[erased]'
