import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

describe('an e-mail address', () => {
  it('is one address however it was typed', () => {
    expect(normaliseEmail('  Rita@Acme.TEST ')).toBe('rita@acme.test')
    expect(normaliseEmail('jose\u0301@acme.test')).toBe(normaliseEmail('josé@acme.test'))
  })

  it.each(['rita@acme.test', 'rita.m+jobs@mail.acme.co.uk', 'josé@bücher.example', "o'neill@acme.test"])('may be %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it.each(['', 'rita', 'rita@acme', 'rita@@acme.test', 'ri ta@acme.test', 'rita@acme..test', '.rita@acme.test', 'rita.@acme.test', 'rita@-acme.test', 'a@b.test\r\nBcc: x@y.test', `${'a'.repeat(250)}@acme.test`])(
    'is not %j',
    (email) => {
      expect(isEmail(email)).toBe(false)
    },
  )
})
