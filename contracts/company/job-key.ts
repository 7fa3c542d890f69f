/** Days that the key of one job lasts. */
export const jobKeyDays = [7, 30, 90, 365] as const
