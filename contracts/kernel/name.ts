export const MAX_NAME = 100

/** Nothing of it can be read: blanks, and signs that only act on others. */
export const isUnseen = (text: string) => text.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '') === ''
/** Line breaks and the like, and what turns the words around it about, so that one name passes for another. What joins letters and emoji is neither. */
export const hasControls = (text: string) => /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)

/** What is wrong with the name of a person or a company, or null; `missing` is said where there is none. */
export function nameProblem(value: string, missing: string): string | null {
  const text = value.trim()
  if (isUnseen(text)) return missing
  if (text.length > MAX_NAME) return `Use at most ${MAX_NAME} characters`
  return hasControls(text) ? 'Line breaks and control characters are not possible here' : null
}
