/** A draft as plain values: objects by field, lists by the ids of their items. */
export type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>
export type Item = Fields

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an item is known by, however it is changed or moved. */
export const idOf = (item: Item): string => String(item.id ?? item.metricId)

/** A list whose items have ids of their own. An empty one may be one. */
export const isListed = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) &&
  value.every((item) => isFields(item) && (typeof item.id === 'string' || typeof item.metricId === 'string')) &&
  new Set(value.map(idOf)).size === value.length

/** Nothing chosen and nothing typed, in any of the ways a draft says so. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isFields(value) && Object.values(value).every(isBlank))

/** What is at a path; undefined where nothing is. */
export const partAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      isListed(value) ? value.find((item) => idOf(item) === key) : isFields(value) ? value[key] : undefined,
    whole,
  )
