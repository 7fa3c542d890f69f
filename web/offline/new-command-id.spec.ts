import { expect, it } from 'vitest'
import { Uuid } from '#contracts/kernel/ids.ts'
import { newCommandId } from './new-command-id.ts'

it('makes ids that every command accepts, each one new', () => {
  const ids = Array.from({ length: 100 }, newCommandId)
  for (const id of ids) expect(Uuid.safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
