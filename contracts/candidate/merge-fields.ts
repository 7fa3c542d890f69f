/**
 * What a message to a candidate may name: `{{name}}`, or `{{firstName|there}}` with what is written where it is not known.
 * `sender`: who writes. `link`: their own application; it is filled in as the message leaves, and shown to no colleague.
 */
export const mergeFields = ['name', 'firstName', 'job', 'company', 'sender', 'link'] as const
export type MergeField = (typeof mergeFields)[number]
export type MergeValues = Readonly<Partial<Record<MergeField, string | undefined>>>

const braces = /\{\{([^{}]*)\}\}/g
export const hasLink = (text: string): boolean =>
  [...text.matchAll(braces)].some(([, inner = '']) => nameIn(inner) === 'link')
const nameIn = (inner: string) => inner.split('|', 1)[0]!.trim()
const isField = (name: string): name is MergeField => (mergeFields as readonly string[]).includes(name)

/** The message with the fields filled in that have a value; braces around anything else stay as they are. */
export const mergedMessage = (text: string, values: MergeValues): string =>
  text.replace(braces, (whole, inner: string) => {
    const [name = '', fallback = ''] = inner.split('|', 2).map((part) => part.trim())
    const value = isField(name) ? values[name] : undefined
    // A value is never read as a field in its turn.
    return value === undefined ? whole : (value.trim() || fallback).replaceAll('{{', '{ {')
  })

/** Names in braces that are no field, each once. */
export const unknownFields = (text: string): string[] => [
  ...new Set([...text.matchAll(braces)].map(([, inner = '']) => nameIn(inner)).filter((name) => !isField(name))),
]

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
