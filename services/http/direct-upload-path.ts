/** Where one-time addresses for files of jobs are, of which the API hands out the rest. */
export const DIRECT_PATH = '/job-media/uploads'
