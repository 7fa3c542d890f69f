import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { lineOf, type Source, sources, visit } from './sources.ts'

/** Decisions and folds answer the same for the same input, today and in ten years. */
const impure: [what: string, is: (node: ts.Node) => boolean][] = [
  ['a clock', (node) => ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length],
  [
    'a clock',
    (node) =>
      ts.isCallExpression(node) &&
      /^(Date|Date\.now|performance\.now|DateTime\.(now|local|utc))$/.test(node.expression.getText()) &&
      !node.arguments.length,
  ],
  [
    'chance',
    (node) =>
      ts.isCallExpression(node) &&
      /(^|\.)(random|randomUUID|randomBytes|randomInt|getRandomValues)$/.test(node.expression.getText()),
  ],
  ['async code', (node) => node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)],
  [
    'the environment',
    (node) => ts.isPropertyAccessExpression(node) && /^process\.(env|argv|cwd)$/.test(node.getText()),
  ],
  [
    'the locale of the machine',
    (node) => ts.isCallExpression(node) && /\.(localeCompare|toLocale\w+)$/.test(node.expression.getText()),
  ],
]

const breaches = (ast: ts.SourceFile, allowed: string[] = []) => {
  const found: string[] = []
  visit(ast, (node) => {
    for (const [what, is] of impure)
      if (is(node) && !allowed.includes(what)) found.push(`line ${lineOf(ast, node)}: ${what}`)
  })
  return found
}
const parse = (code: string) => ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true)

/** Readers ask the read store, so they are async and get the time as a parameter; folds are neither. */
const isReader = ({ imports }: Source) => imports.some(({ target }) => target === 'projections/runtime/reads.ts')
const readModels = sources.filter(
  ({ path, isSpec }) => !isSpec && /^projections\//.test(path) && !/^projections\/(runtime|rebuild)\//.test(path),
)

describe('decisions and contracts', () => {
  it.each(sources.filter(({ path, isSpec }) => !isSpec && /^(domain|contracts)\//.test(path)))(
    '$path is pure',
    ({ ast }) => {
      expect(breaches(ast)).toEqual([])
    },
  )
})

describe('what events come to in a read document', () => {
  it.each(readModels.filter((source) => !isReader(source)))('$path is pure', ({ ast }) => {
    expect(breaches(ast)).toEqual([])
  })

  it.each(readModels.filter(isReader))('$path takes the time as an argument', ({ ast }) => {
    expect(breaches(ast, ['async code'])).toEqual([])
  })
})

describe('code that reads a clock, rolls dice or waits', () => {
  it.each([
    ['const at = new Date()', 'a clock'],
    ['const at = Date.now()', 'a clock'],
    ['const id = crypto.randomUUID()', 'chance'],
    ['const dice = Math.random()', 'chance'],
    ['const f = async () => {}', 'async code'],
    ['const port = process.env.PORT', 'the environment'],
  ])('%s is found', (code, what) => {
    expect(breaches(parse(code))).toEqual([`line 1: ${what}`])
  })

  it('is told from code that only computes', () => {
    expect(
      breaches(parse("const at = new Date(Date.parse('2026-03-02T12:00:00.000Z') + 60_000).toISOString()")),
    ).toEqual([])
  })
})
