import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
/** What is around other things on every page. */
const WIDE = new Set(['', 'body', 'html', 'main', 'header', 'aside', 'section', 'div', 'ul', 'li'])

/** Selectors of a style sheet that look from something wide, or from anything at all, at all that is in it. */
function deepLooks(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w.#[\]='"-]*):has\(([^()]*)/g)].flatMap(
    ([found, subject, sought]) => (WIDE.has(subject!) && !/^(\s*>\s*[^\s>]+)+\s*$/.test(sought!) ? [found] : []),
  )
}

it('no style looks from the whole page for something deep in it: each card that moves would have the page styled anew', () => {
  const sheets = globSync('**/*.css', { cwd: web })
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.flatMap((sheet) => deepLooks(readFileSync(join(web, sheet), 'utf8')))).toEqual([])
})

it('finds one', () => {
  expect(deepLooks('body:has([data-wide]) .menu {}')).toEqual(['body:has([data-wide]'])
  expect(deepLooks('header > :not(:has(h1)) {}')).toEqual([':has(h1'])
  expect(deepLooks('div:has(> div [data-wide]) {}')).toEqual(['div:has(> div [data-wide]'])
  expect(deepLooks('div:has(> div > main > [data-wide]) > .menu, .card:has(a) {}')).toEqual([])
})
