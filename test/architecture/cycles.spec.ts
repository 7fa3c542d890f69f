import { expect, it } from 'vitest'
import { cycles, featureOf } from './cycles.ts'

const file = (path: string, ...targets: string[]) => ({ path, imports: targets.map((target) => ({ target })) })

it('no file reaches itself through others, types included', () => {
  expect(cycles((path) => path)).toEqual([])
})

it('no feature reaches itself through others, types included', () => {
  expect(cycles(featureOf)).toEqual([])
})

it('finds files and features that reach each other, directly or not', () => {
  const files = [
    file('web/board/card.tsx', 'web/review/score.tsx'),
    file('web/review/score.tsx', 'web/ui/button.tsx', 'web/review/words.ts'),
    file('web/review/words.ts', 'web/board/names.ts'),
    file('web/board/names.ts'),
    file('web/ui/button.tsx', 'react'),
  ]
  expect(cycles((path) => path, files)).toEqual([])
  expect(cycles(featureOf, files)).toEqual([['web/board', 'web/review']])
  expect(cycles((path) => path, [...files, file('web/board/names.ts', 'web/board/card.tsx')])).toEqual([
    ['web/board/card.tsx', 'web/board/names.ts', 'web/review/score.tsx', 'web/review/words.ts'],
  ])
})

it.each([
  ['services/use-cases/team/rights.ts', 'services/use-cases/team'],
  ['services/http/api/call.ts', 'services/http'],
  ['infra/engines/mail/smtp.ts', 'infra/engines/mail'],
  ['infra/engines/open.ts', 'infra/engines/open.ts'],
  ['contracts/kernel/asker.ts', 'contracts/kernel'],
])('%s belongs to %s', (path, feature) => {
  expect(featureOf(path)).toBe(feature)
})
