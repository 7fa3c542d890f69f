/** Canonical JSON (RFC 8785 for the values we store: strings, finite numbers, booleans, null, arrays, plain objects). */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) {
    let out = '['
    for (let i = 0; i < value.length; i++) out += (i ? ',' : '') + canonical(value[i] ?? null)
    return out + ']'
  }
  const record = value as Record<string, unknown>
  let out = '{'
  for (const key of Object.keys(record).sort()) {
    const item = record[key]
    if (item === undefined) continue
    out += (out.length > 1 ? ',' : '') + JSON.stringify(key) + ':' + canonical(item)
  }
  return out + '}'
}
