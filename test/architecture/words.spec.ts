import { expect, it } from 'vitest'
import ts from 'typescript'
import { sources, visit } from './sources.ts'

/**
 * Words that a reader of English as a second language reads twice, in names, comments and texts of the code (locales
 * apart). Where one goes, its figure is lowered here; none may be raised.
 */
const most = {
  whoever: 58,
  nobody: 329,
  somebody: 90,
  anybody: 23,
  everybody: 13,
  'by itself': 28,
  'is told|are told|was told|were told': 91,
  'stands|stood': 57,
  'lies|lay': 41,
  'is asked|are asked|was asked|were asked': 45,
  'let go': 2,
}

const text = sources
  .filter(({ path }) => !path.startsWith('web/locales/') && path !== 'test/architecture/words.spec.ts')
  .map(({ text }) => text)
  .join('\n')

it.each(Object.entries(most))('%s is written at most %i times', (words, limit) => {
  expect(text.match(new RegExp(`\\b(?:${words})\\b`, 'gi'))?.length ?? 0).toBeLessThanOrEqual(limit)
})

it('none of them is in a comment', () => {
  const odd = new RegExp(`\\b(?:${Object.keys(most).join('|')})\\b`, 'i')
  const found = sources
    .filter(
      ({ path, text }) =>
        !path.startsWith('web/locales/') && path !== 'test/architecture/words.spec.ts' && odd.test(text),
    )
    .flatMap(({ path, text, ast }) => {
      const comments = new Set<number>()
      visit(ast, (node) => {
        for (const { pos, end } of [
          ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
          ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
        ])
          if (odd.test(text.slice(pos, end))) comments.add(pos)
      })
      return [...comments].map((pos) => `${path}:${text.slice(0, pos).split('\n').length}`)
    })
  expect(found).toEqual([])
})
