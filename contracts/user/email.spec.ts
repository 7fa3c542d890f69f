import { describe, expect, it } from 'vitest'
import { beyondAscii, isEmail, normaliseEmail } from './email.ts'

describe('an email address', () => {
  it('is one address however it was typed', () => {
    expect(normaliseEmail('  Rita@Acme.TEST ')).toBe('rita@acme.test')
    expect(normaliseEmail('jose\u0301@acme.test')).toBe(normaliseEmail('josé@acme.test'))
  })

  it.each(['rita@acme.test', 'rita.m+jobs@mail.acme.co.uk', 'josé@bücher.example', "o'neill@acme.test"])(
    'may be %s',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each([
    '',
    'rita',
    'rita@acme',
    'rita@@acme.test',
    'ri ta@acme.test',
    'rita@acme..test',
    '.rita@acme.test',
    'rita.@acme.test',
    'rita@-acme.test',
    'a@b.test\r\nBcc: x@y.test',
    `${'a'.repeat(250)}@acme.test`,
  ])('is not %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it.each(['иван@пример.рф', 'משה@דוגמה.ישראל', '田中たろう@例え.jp', '김철수@acme.test', 'иван@acme.test'])(
    'may be in one script, as %s',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each([
    'r\u0456ta@acme.test',
    'аdmin@acme.test',
    'rita@аcme.test',
    'ρaul@acme.test',
    'ｒｉｔａ@acme.test',
    'rita@ａｃｍｅ.test',
    'ﬁona@acme.test',
    'rita@acme\u3002test',
  ])('is not one that passes for another: %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('is shown with what tells it from one that looks the same', () => {
    expect(beyondAscii('rita@acme.test')).toBeNull()
    expect(beyondAscii('rita@асме.рф')).toEqual({ domain: 'xn--80akut.xn--p1ai', mailbox: false })
    expect(beyondAscii('иван@acme.test')).toEqual({ domain: null, mailbox: true })
  })
})
