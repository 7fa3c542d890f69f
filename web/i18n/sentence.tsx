import { cloneElement, Fragment, type ReactElement } from 'react'

const tagged = /<(\w+)>(.*?)<\/\1>/g

/**
 * A text with elements in it, named by tags: `'New here? <link>Sign up</link>'` with `parts={{ link: <Link to="…" /> }}`.
 * A tag that is not among the parts was typed by a person, and stays text.
 */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactElement> }) {
  const shown: (string | ReactElement)[] = []
  let end = 0
  for (const found of text.matchAll(tagged)) {
    const part = parts[found[1]!]
    if (!part) continue
    shown.push(text.slice(end, found.index), cloneElement(part, { key: found.index }, found[2]))
    end = found.index + found[0].length
  }
  return (
    <Fragment>
      {shown}
      {text.slice(end)}
    </Fragment>
  )
}
