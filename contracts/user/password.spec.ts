import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

const rita = { name: 'Rita Moreno', email: 'rita.m@northwind.test', companyName: 'Blue Harbor Ltd' }

describe('a password at sign-up', () => {
  it.each(['correct Horse 7 staple', 'tR4-vexing-lamp', 'Ünder-9-wegs', 'x9$Kq2mv'])('may be %s', (password) => {
    expect(passwordProblem(password, rita)).toBeNull()
  })

  it.each(['', '        ', 'tR4-vexing\u0000lamp', `aA1${'x'.repeat(130)}`])('is not valid: %j', (password) => {
    expect(passwordProblem(password, rita)).toBe('invalid_password')
  })

  it.each(['tR4-vex', 'alllowercaseletters', 'lower1234567', '12345678!!'])('is too weak: %s', (password) => {
    expect(passwordProblem(password, rita)).toBe('password_strength_error')
  })

  it.each(['Password1', 'P@ssw0rd', 'Qwerty123!', 'Welcome2026', '!Summer99', 'Letmein#1', 'Trustno1!', 'Adm1n1strator', '1234567Abc!', 'Pa55word!!'])(
    'is too common: %s',
    (password) => {
      expect(passwordProblem(password, rita)).toBe('password_dictionary_error')
    },
  )

  it.each(['tR4-Moreno-lamp', 'xx-RITA-9-lamp', 'Northwind-lamp-4', 'My-harbor-42'])('holds words of the sign-up: %s', (password) => {
    expect(passwordProblem(password, rita)).toBe('password_no_user_info_error')
  })

  it('is not secure enough when it repeats a few signs', () => {
    expect(passwordProblem('zZ9zZ9zZ9zZ9', rita)).toBe('unauthorized')
  })
})
