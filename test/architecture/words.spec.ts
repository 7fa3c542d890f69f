import { expect, it } from 'vitest'
import { sources } from './sources.ts'

/**
 * Words that a reader of English as a second language reads twice, in names, comments and texts of the code (locales
 * apart). Where one goes, its figure is lowered here; none may be raised.
 */
const most = {
  whoever: 91,
  nobody: 514,
  somebody: 252,
  anybody: 47,
  everybody: 74,
  'by itself': 36,
  'is told|are told|was told|were told': 118,
  'stands|stood': 79,
  'lies|lay': 55,
  'is asked|are asked|was asked|were asked': 75,
  'let go': 10,
}

const text = sources
  .filter(({ path }) => !path.startsWith('web/locales/') && path !== 'test/architecture/words.spec.ts')
  .map(({ text }) => text)
  .join('\n')

it.each(Object.entries(most))('%s is written at most %i times', (words, limit) => {
  expect(text.match(new RegExp(`\\b(?:${words})\\b`, 'gi'))?.length ?? 0).toBeLessThanOrEqual(limit)
})
