// What a log says: text from outside forges no line of it, and no address brings its secrets along.

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const escaped = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

/** Without the values of a query or fragment, the name and password of an address, and what makes a page's path a secret: candidates' links and keys of integrations. */
export const withoutSecrets = (text: string) =>
  text
    .replace(/(?<=\/(apply|edit-job-integration)\/)[^\s/?#"'<>]+/g, '…')
    .replace(/([?&#;][\w.~%+[\]-]{1,64}=)[^&#;\s"'<>`]+/g, '$1…')
    .replace(/(:\/\/)[^\s/@?#"']+@/g, '$1…@')

/** Text as one line: control characters and changes of direction are written out. */
export const oneLine = (text: string) => withoutSecrets(text).replace(CONTROL, escaped)

/** As `oneLine`, for text of several lines, such as an error with its stack: each after the first is indented, so that none begins like an entry of its own. */
export const indented = (text: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 || /^(\s{4}|\s*[\]}])/.test(line) ? oneLine(line) : `    ${oneLine(line)}`))
    .join('\n')

/** A value as it is given to a log. What needs no change stays what it is; `inspect` is the text that a console would print. */
export function printable(value: unknown, inspect: (value: unknown) => string): unknown {
  if (typeof value === 'string') return oneLine(value)
  if (typeof value !== 'object' || value === null) return value
  const text = inspect(value)
  const safe = indented(text)
  return safe === text ? value : safe
}
