/** For how many days an automation offers the free times of its panel, where it has no times of its own. */
export const FREE_TIME_DAYS = 14
