import { expect, it } from 'vitest'
import { sources } from './sources.ts'

/**
 * Words that a reader of English as a second language reads twice, in names, comments and texts of the code (locales
 * apart). Where one goes, its figure is lowered here; none may be raised.
 */
const most = {
  whoever: 196,
  nobody: 640,
  somebody: 406,
  anybody: 69,
  everybody: 109,
  'by itself': 60,
  'is told|are told|was told|were told': 162,
  'stands|stood': 186,
  'lies|lay': 103,
  'is asked|are asked|was asked|were asked': 126,
  'let go': 15,
}

const text = sources
  .filter(({ path }) => !path.startsWith('web/locales/') && path !== 'test/architecture/words.spec.ts')
  .map(({ text }) => text)
  .join('\n')

it.each(Object.entries(most))('%s is written at most %i times', (words, limit) => {
  expect(text.match(new RegExp(`\\b(?:${words})\\b`, 'gi'))?.length ?? 0).toBeLessThanOrEqual(limit)
})
