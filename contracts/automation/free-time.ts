/** An automation without times of its own offers all times at which the people needed are free, for so many days. */
export const FREE_TIME_DAYS = 14
