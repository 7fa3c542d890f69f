/** Where browsers load the part that shows notifications while Hirelog is closed. */
export const PUSH_WORKER = '/push-worker.js'
