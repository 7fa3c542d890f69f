/** A parsed element: its own text and the elements in it. */
export type Node = { name: string; text: string; children: Node[] }

/** Reads XML as strictly as boards do: every element closed, no stray signs, text in CDATA or without signs of its own. */
export function parseXml(document: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  const token =
    /<\?xml[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*>|([^<]+)/y
  while (token.lastIndex < document.length) {
    const at = token.lastIndex
    const found = token.exec(document)
    if (!found) throw new Error(`No XML at ${at}: ${document.slice(at, at + 60)}`)
    const [, cdata, closes, name, , text] = found
    const inside = open.at(-1)!
    if (cdata !== undefined) inside.text += cdata
    else if (name && closes) {
      if (open.pop()?.name !== name) throw new Error(`${name} is closed and was not open`)
    } else if (name) {
      const node = { name, text: '', children: [] }
      inside.children.push(node)
      open.push(node)
    } else if (text) {
      if (/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;)/.test(text)) throw new Error(`A sign of its own in: ${text}`)
      inside.text += text.trim()
    }
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error('Not one whole document')
  return root.children[0]!
}

/** The elements of a node by their names, as texts. */
export const fieldsOf = ({ children }: Node): Record<string, string> =>
  Object.fromEntries(
    children.map(({ name, text, children: inner }) => [name, inner.length > 0 ? `${inner.length}` : text]),
  )
