/** An element of a feed; null and empty ones are left out. */
export type Element = readonly [name: string, value: string | number | null | readonly (Element | null)[]]

/** XML 1.0 cannot hold these at all. */
const unwritable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
/** Texts are in CDATA: boards read raw HTML and no entities in them. */
const cdata = (text: string) => `<![CDATA[${text.replaceAll(unwritable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const written = ([name, value]: Element): string => {
  if (value === null || value === '') return ''
  const inside =
    typeof value === 'string' ? cdata(value) : typeof value === 'number' ? String(value) : value.map(each).join('')
  return `<${name}>${inside}</${name}>`
}
const each = (element: Element | null) => (element ? written(element) : '')

/** A whole document in UTF-8. */
export const xmlOf = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
