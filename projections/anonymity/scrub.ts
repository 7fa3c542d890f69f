import { folded } from '#contracts/kernel/fold.ts'

/** Whom a text must not tell of: every name, address and number they had, and what they are called instead. */
export type Person = { alias: string; names: readonly string[]; contacts: readonly string[] }

const WORD = /[\p{L}\p{M}'’]+/gu
/** Words of two letters and fewer are no names that could be told from other words. */
const SHORTEST = 3
const MASKED = '[name]'
const MASKED_CONTACT = '[contact]'
/** Fields of free text: a single small word in one can be a name, in others it is an id or a state. */
const written = new Set(['text', 'word', 'subject', 'body', 'comment', 'reason', 'snippet', 'message', 'question'])
/** Answers that tell who a person is, where they live or how to reach them; a file names its author. */
const telling = new Set(['FORM', 'EMAIL', 'PHONE_NUMBER', 'LOCATION', 'URL', 'FILE_UPLOAD', 'ID_ANALYZER'])

export const isTelling = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'kind' in answer &&
  !('title' in answer) &&
  telling.has(String(answer.kind))

/** Takes these people out of a value, whatever its shape. */
export function scrubbing(people: readonly Person[]): <Value>(value: Value) => Value {
  const aliases = people.flatMap(({ names, alias }) => names.map((name) => [folded(name), alias] as const))
  const byName = new Map(aliases.filter(([name]) => name !== ''))
  const parts = new Set(
    [...byName.keys()]
      .flatMap((name) => name.match(WORD) ?? [])
      .filter(isName)
      .map(folded),
  )
  const whole = [...byName].map(([name, alias]) => [wordsOf(name), alias] as const)
  const contacts = people.flatMap((person) => person.contacts).flatMap(asWritten)

  function text(given: string, isWritten: boolean): string {
    const alias = byName.get(folded(given))
    if (alias) return alias
    const clean = contacts.reduce((left, contact) => left.replace(contact, MASKED_CONTACT), given)
    // An id, a state or an address of ours.
    if (!isWritten && (clean.startsWith('/') || /^[\da-z_:.~-]*$/.test(clean))) return clean
    const named = whole.reduce((left, [name, called]) => left.replace(name, called), clean)
    return named.replace(WORD, (word) => (parts.has(bare(word)) ? MASKED : word))
  }

  function every(value: unknown, isWritten: boolean): unknown {
    if (typeof value === 'string') return text(value, isWritten)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => every(each, isWritten))
    if (isTelling(value)) return null
    if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, every(each, isWritten)]))
    if (value instanceof Set) return new Set([...value].map((each) => every(each, isWritten)))
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, every(each, written.has(key))]))
  }
  return <Value>(value: Value) => every(value, false) as Value
}

const isName = (part: string) => part.length >= SHORTEST
const bare = (word: string) => folded(word).replace(/['’]s$/, '')
const literal = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
/** In any letter case, with any separator between its words. */
const wordsOf = (name: string) => new RegExp(name.split(' ').map(literal).join('[\\s._-]+'), 'giu')

/** A number as people write it, in groups or not, with and without what comes before the last seven digits. */
function asWritten(contact: string): RegExp[] {
  if (contact.includes('@')) return [new RegExp(literal(contact), 'giu')]
  const digits = contact.replace(/\D/g, '')
  if (digits.length < 6) return []
  const grouped = [...digits.slice(-7)].join('[\\s()./-]{0,2}')
  return [new RegExp(`\\+?(?:\\(?\\d[\\s()./-]{0,2}){0,8}${grouped}`, 'g')]
}
