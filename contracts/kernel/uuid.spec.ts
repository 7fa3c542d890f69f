import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Uuid } from './ids.ts'
import { uuidOf } from './uuid.ts'

it('lays a digest out as the uuid that the standard gives as its example (RFC 9562, A.4)', () => {
  const dns = Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex')
  const digest = hash('sha1', Buffer.concat([dns, Buffer.from('www.example.com')]), 'hex')
  expect(uuidOf(digest, 5)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})

it('keeps no more of a longer digest, and says that the layout is our own', () => {
  const made = uuidOf('f'.repeat(64), 8)
  expect(made).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
  expect(Uuid.safeParse(made).success).toBe(true)
})
