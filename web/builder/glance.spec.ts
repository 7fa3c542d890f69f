import { expect, it } from 'vitest'
import { limits } from '#contracts/job/validation.ts'
import { MESSAGE_LENGTH } from '#contracts/job/modules/ending.ts'
import { kinds } from '#contracts/job/modules/table.ts'
import { takeLimits } from '#contracts/job/modules/widget.ts'
import { aJob } from '#test/fixtures/job.ts'
import { glance, previewed } from './glance.ts'

it('shows a megabyte beside its field as its beginning, and what is short as it is', () => {
  expect(glance('Backend engineer')).toBe('Backend engineer')
  expect(glance('x'.repeat(1_000_000))).toBe(`${'x'.repeat(200)}…`)
})

it('previews everything that may go live as it is', () => {
  const longest = Math.max(
    limits.description,
    MESSAGE_LENGTH,
    takeLimits.description,
    ...Object.values(kinds).map((kind) => kind.limits.description),
  )
  const draft = aJob({ jobDescription: 'x'.repeat(longest) })
  expect(previewed(draft)).toEqual(draft)
})

it('previews the beginning of what is too long, wherever it stands', () => {
  const pasted = 'x'.repeat(1_000_000)
  const { details, journey } = previewed(
    aJob({
      jobDescription: pasted,
      benefits: [{ id: 'b1', title: pasted }],
      salary: { currency: 'EUR', min: null, max: 5, period: null },
    }),
  )
  expect([details.jobDescription.length, details.benefits[0]!.title.length, details.salary]).toEqual([
    2001,
    2001,
    { currency: 'EUR', min: null, max: 5, period: null },
  ])
  expect(journey).toEqual(aJob().journey)
})
