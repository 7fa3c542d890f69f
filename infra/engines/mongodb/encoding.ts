/**
 * Field names with a dot or a leading dollar mean something to MongoDB. Such names are written with the full-width
 * sign instead, and those that have one already with a sign before it, so that every name comes back as it was.
 */
const WRITTEN: Record<string, string> = {
  '.': '\uff0e',
  $: '\uff04',
  '\uff0e': '\uff3c\uff0e',
  '\uff04': '\uff3c\uff04',
  '\uff3c': '\uff3c\uff3c',
}
const READ: Record<string, string> = Object.fromEntries(Object.entries(WRITTEN).map(([from, to]) => [to, from]))

const plain = /^[^.$\uff0e\uff04\uff3c]*$/
/** How a field of this name is called in MongoDB. */
export const storedName = (name: string) =>
  plain.test(name) ? name : name.replace(/[.$\uff0e\uff04\uff3c]/g, (sign) => WRITTEN[sign]!)
const read = (name: string) =>
  plain.test(name) ? name : name.replace(/\uff3c[\uff0e\uff04\uff3c]|[\uff0e\uff04]/g, (signs) => READ[signs]!)

/** The same value where no name needs it: nothing is copied. */
function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined
    for (const [at, each] of value.entries()) {
      const inner = renamed(each, rename)
      if (inner !== each) (copy ??= [...(value as unknown[])])[at] = inner
    }
    return copy ?? value
  }
  const entries = Object.entries(value)
  let changed = false
  const next = entries.map(([name, each]): [string, unknown] => {
    const pair: [string, unknown] = [rename(name), renamed(each, rename)]
    changed ||= pair[0] !== name || pair[1] !== each
    return pair
  })
  return changed ? Object.fromEntries(next) : value
}

export const toStored = <T>(value: T): T => renamed(value, storedName) as T
export const fromStored = <T>(value: T): T => renamed(value, read) as T
