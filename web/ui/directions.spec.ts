import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const SIDE =
  /(?:^|[;\s])((?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?\s*:[^;}]*|(?:text-align|float|clear)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\s*:[^;}]*)/g

/** Declarations that name a side of the screen, in rules that are not of one direction only. */
function sidesOf(css: string): string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector, body]) =>
    selector!.includes('[dir=') ? [] : [...body!.matchAll(SIDE)].map(([, found]) => `${selector!.trim()} { ${found} }`),
  )
}
/** Classes of Tailwind that do. */
const classesOf = (code: string): string[] =>
  [
    ...code.matchAll(
      /(?<=["'`\s])(?:[\w-]+:)*-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr]|rounded-[tb]?[lr])-[\w.[\]/-]+|(?:text|float)-(?:left|right)|(?:border|rounded)-[lr])(?=["'`\s])/g,
    ),
  ].map(([found]) => found)

const all = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude: (name) => name.includes('.spec.') }).map(
    (file) => [file, readFileSync(join(web, file), 'utf8')] as const,
  )

it('styles name sides as start and end, so that a page in Hebrew is the mirror image', () => {
  const sheets = all('**/*.css')
  expect(sheets.length).toBeGreaterThan(3)
  expect(
    sheets.flatMap(([file, css]) => sidesOf(css).map((found) => `${file}: ${found}`)),
    'write inset-inline-start for left, margin-inline-end for margin-right, text-align: start',
  ).toEqual([])
})

it('classes do too', () => {
  expect(
    all('**/*.tsx').flatMap(([file, code]) => classesOf(code).map((found) => `${file}: ${found}`)),
    'write start-0 for left-0, me-2 for mr-2, text-start for text-left',
  ).toEqual([])
})

it('finds them', () => {
  expect(sidesOf('.a { left: 0; color: red } .b { inset-inline-start: 0 }')).toEqual(['.a { left: 0 }'])
  expect(sidesOf('@media print { .a { margin-right: 1px; text-align: left } }')).toHaveLength(2)
  expect(sidesOf("[dir='rtl'] .a { text-align: right }")).toEqual([])
  expect(classesOf('"ml-2 left-0 sm:text-left border-l -mr-1"')).toHaveLength(5)
  expect(classesOf('"ms-2 start-0 text-start border-s items-left right"')).toEqual([])
})
