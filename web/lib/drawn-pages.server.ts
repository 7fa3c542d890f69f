import { hash } from 'node:crypto'

/** Some two hundred boards. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST_SEEN = 1000
/** Nothing a person has had erased stays in memory for longer. */
const KEPT_MS = 60_000

type Drawn = { html: Buffer; nonceAt: number[]; nonceBytes: number; expiry: NodeJS.Timeout }

/**
 * Pages as they were drawn, by what they were drawn from: the address and the data its loaders answered this person
 * with, the same data the browser draws the page from once more. A page for other rights, another language or a later
 * moment has other data, so it is another page. Kept from the second time on: most pages are never asked for again.
 */
export function drawnPages({ mostBytes = MOST_BYTES, keptMs = KEPT_MS } = {}) {
  const kept = new Map<string, Drawn>()
  const seen = new Set<string>()
  let bytes = 0

  function drop(key: string) {
    const { html, expiry } = kept.get(key)!
    // Its timer would hold on to the page for the rest of the minute.
    clearTimeout(expiry)
    kept.delete(key)
    bytes -= html.length
  }

  return {
    key: (address: string, data: Uint8Array) =>
      hash('sha256', Buffer.concat([Buffer.from(`${address}\n`), data]), 'base64'),

    /** The page with the nonce of this answer in the place of the one it was drawn with. */
    find(key: string, nonce: string): Buffer | null {
      const drawn = kept.get(key)
      if (!drawn || drawn.nonceBytes !== Buffer.byteLength(nonce)) return null
      kept.delete(key)
      kept.set(key, drawn)
      const page = Buffer.from(drawn.html)
      for (const at of drawn.nonceAt) page.write(nonce, at, 'latin1')
      return page
    },

    keep(key: string, html: Buffer, nonce: string) {
      if (!seen.delete(key)) {
        seen.add(key)
        if (seen.size > MOST_SEEN) seen.delete(first(seen))
        return
      }
      if (kept.has(key) || html.length > mostBytes / 4) return
      const expiry = setTimeout(() => drop(key), keptMs).unref()
      kept.set(key, { html, nonceAt: occurrences(html, nonce), nonceBytes: Buffer.byteLength(nonce), expiry })
      bytes += html.length
      while (bytes > mostBytes) drop(first(kept))
    },

    get bytes() {
      return bytes
    },
  }
}

const first = (all: { keys(): Iterator<string> }) => all.keys().next().value as string

function occurrences(html: Buffer, nonce: string): number[] {
  const found: number[] = []
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, at + nonce.length)) found.push(at)
  return found
}
