export type Lookup = (key: string, values?: Readonly<Record<string, string | number>>) => string

const MOST = 1000

/**
 * Looks a text up once: finding its language, plural and form costs more than drawing it. Texts that a name or anything
 * else is filled into are looked up each time, so that nothing of a person stays behind.
 */
export function remembered(lookup: Lookup): Lookup {
  const known = new Map<string, string>()
  return (key, values) => {
    const filledIn = values ? Object.entries(values) : []
    if (!filledIn.every(([, value]) => typeof value === 'number')) return lookup(key, values)
    const name = filledIn.length === 0 ? key : `${key} ${filledIn.join(' ')}`
    let text = known.get(name)
    if (text === undefined) {
      if (known.size >= MOST) known.clear()
      known.set(name, (text = lookup(key, values)))
    }
    return text
  }
}
