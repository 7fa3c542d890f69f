import ts from 'typescript'
import { expect, it } from 'vitest'
import { lineOf, sources, visit } from './sources.ts'

/** Programs and scripts for a terminal, the first and last words of a server, and a thread that hears nothing from outside. */
const allowed =
  /^(infra\/(log\.ts|engines\/sqlite\/checkpoint\.worker\.ts)|services\/(serve\.ts|cli\/.*)|infra\/transcriber\/main\.ts|.*\.mjs)$/

it('a server writes to its log through infra/log.ts alone, which makes text from outside harmless', () => {
  const found = sources
    .filter(
      ({ path, isSpec }) =>
        !isSpec && /^(infra|projections|services|domain|contracts)\//.test(path) && !allowed.test(path),
    )
    .flatMap(({ path, ast }) => {
      const lines: string[] = []
      visit(ast, (node) => {
        if (ts.isPropertyAccessExpression(node) && node.expression.getText(ast) === 'console')
          lines.push(`${path}:${lineOf(ast, node)}`)
      })
      return lines
    })
  expect(found).toEqual([])
})
