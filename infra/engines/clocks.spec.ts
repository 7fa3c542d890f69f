import { expect, it } from 'vitest'
import { refuseWrongClock } from './clocks.ts'

const noon = new Date('2026-03-02T12:00:00.000Z')
const apart = (minutes: number) => () =>
  refuseWrongClock('MONGODB_URL', new Date(noon.getTime() + minutes * 60_000), noon)

it('two clocks more than ten minutes apart are refused with both times, whichever is ahead', () => {
  expect(apart(11)).toThrow(
    'The clock of this machine says 2026-03-02T12:00:00.000Z and that of the server which MONGODB_URL names 2026-03-02T12:11:00.000Z. Set the one that is wrong',
  )
  expect(apart(-11)).toThrow('Set the one that is wrong')
  apart(9)()
  apart(-9)()
})
