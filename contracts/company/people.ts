/** Whoever, and whatever role, is not there any more (TEAM-004). */
export const UNKNOWN = '[Unknown]'

/** Whether a filter finds somebody by username, name or email, whatever the case (NAV-042). */
export const matches = (search: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()))
