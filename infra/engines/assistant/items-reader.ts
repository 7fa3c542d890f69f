import { unusable } from './assistant.ts'

/** Some servers wrap JSON in a code fence. */
const HEAD = /^\s*(?:```(?:json)?\s*)?\{\s*"items"\s*:\s*\[/
const MOST_HEAD = 100
const TAIL = /^\s*\}\s*(?:```\s*)?$/
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** `first`: the first of its item. */
export type Added = { index: number; add: string; first: boolean }

/**
 * Reads `{"items": ["…", "…"]}` while it arrives: `push` answers what was added to which item. Whatever is not of that
 * shape is refused at once. @throws Rejected 'assistant/unusable'
 */
export function itemsReader() {
  let rest = ''
  let place: 'head' | 'list' | 'item' | 'end' = 'head'
  const items: string[] = []

  function* read(): Generator<Added> {
    if (place === 'head') {
      const head = HEAD.exec(rest)
      if (!head && rest.length > MOST_HEAD) throw unusable()
      if (!head) return
      rest = rest.slice(head[0].length)
      place = 'list'
    }
    let at = 0
    while (at < rest.length && place !== 'end') {
      if (place === 'list') {
        const char = rest[at++]!
        if (char === '"') {
          items.push('')
          place = 'item'
        } else if (char === ']') place = 'end'
        else if (!/[\s,]/.test(char)) throw unusable()
        continue
      }
      const [add, next, closed] = string(rest, at)
      if (add) {
        const index = items.length - 1
        const first = items[index] === ''
        items[index] += add
        yield { index, add, first }
      }
      if (closed) place = 'list'
      else if (next === at) break
      at = next
    }
    rest = rest.slice(at)
  }

  return {
    *push(text: string): Generator<Added> {
      rest += text
      yield* read()
    },
    /** All items, once the whole text has come. */
    end(): string[] {
      if (place !== 'end' || !TAIL.test(rest)) throw unusable()
      return items
    },
  }
}

/** What of a JSON string can be read from here on, where reading goes on, and whether the string ended. */
function string(text: string, from: number): [read: string, next: number, closed: boolean] {
  let read = ''
  let at = from
  while (at < text.length) {
    const char = text[at]!
    if (char === '"') return [read, at + 1, true]
    if (char !== '\\') {
      read += char
      at++
      continue
    }
    const code = text[at + 1]
    if (code === undefined) break
    if (code !== 'u') {
      read += escapes[code] ?? code
      at += 2
      continue
    }
    const hex = text.slice(at + 2, at + 6)
    if (hex.length < 4) break
    if (!/^[\da-f]{4}$/i.test(hex)) throw unusable()
    read += String.fromCharCode(Number.parseInt(hex, 16))
    at += 6
  }
  return [read, at, false]
}
