/** The longest that any field allows is 800 characters: what may go live is previewed whole. */
const PREVIEWED = 2000
const GLANCED = 200

/** What of a text is shown beside its field, however much was pasted there. The field itself keeps all of it, and says that it is too long. */
export const glance = (text: string, most = GLANCED) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** Every text of a draft as far as it is previewed. */
export function previewed<Value>(value: Value): Value {
  if (typeof value === 'string') return glance(value, PREVIEWED) as Value
  if (Array.isArray(value)) return value.map(previewed) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, previewed(part)])) as Value
}
