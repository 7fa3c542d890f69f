/** As many candidates as one command carries. */
export const MAX_BATCH = 500
