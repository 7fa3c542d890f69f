/** The name of a person or role that was removed (TEAM-004). */
export const UNKNOWN = '[Unknown]'

/** Whether a filter finds a person by username, name or email; letter case does not count (NAV-042). */
export const matches = (search: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()))
