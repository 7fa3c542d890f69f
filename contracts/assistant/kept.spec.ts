import { expect, it } from 'vitest'
import { aJob } from '#test/fixtures/job.ts'
import { kept } from './kept.ts'
import { packetOf } from './packet.ts'

const packet = { ...packetOf(aJob(), 'en'), skills: ['PostgreSQL', ' Réact '] }

it('names that are there are left out, whatever their letters, as are empty ones and doubles', () => {
  expect(kept('skills', ['postgresql', ' ', 'Go', 'REACT', 'go ', 'Rust'], packet)).toEqual(['Go', 'Rust'])
})

it('of more than 15 skills the last 15 are kept (SCR-006), of benefits and questions the first 8', () => {
  const many = Array.from({ length: 20 }, (_, n) => `Skill ${n}`)
  expect(kept('skills', many, packet)).toEqual(many.slice(-15))
  expect(kept('benefits', many, packet)).toEqual(many.slice(0, 8))
})
