import { describe, expect, it } from 'vitest'
import { accountMessages, checkYourMailbox, passwordExpired } from './messages.ts'
import { passwordMessages, passwordProblem, passwordShape } from './password.ts'
import { ssoUnsupported } from './sign-in-errors.ts'
import { signUpProblems } from './sign-up.ts'

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

  it.each([
    'Password1',
    'P@ssw0rd',
    'Qwerty123!',
    'Welcome2026',
    '!Summer99',
    'Letmein#1',
    'Trustno1!',
    'Adm1n1strator',
    '1234567Abc!',
    'Pa55word!!',
  ])('is too common: %s', (password) => {
    expect(passwordProblem(password, rita)).toBe('password_dictionary_error')
  })

  it.each(['tR4-Moreno-lamp', 'xx-RITA-9-lamp', 'Northwind-lamp-4', 'My-harbor-42'])(
    'holds words of the sign-up: %s',
    (password) => {
      expect(passwordProblem(password, rita)).toBe('password_no_user_info_error')
    },
  )

  it('is not secure enough when it repeats a few signs', () => {
    expect(passwordProblem('zZ9zZ9zZ9zZ9', rita)).toBe('unauthorized')
  })
})

describe('while it is typed', () => {
  it.each([
    ['', false, false],
    ['tR4-', false, true],
    ['alllowercaseletters', true, false],
    ['tR4-vexing-lamp', true, true],
  ])('%j has its length: %s, its kinds of signs: %s', (typed, length, kinds) => {
    expect(passwordShape(typed)).toEqual({ length, classes: kinds })
  })
})

describe('the messages of A§8', () => {
  it('are its words, letter by letter', () => {
    expect(passwordMessages).toEqual({
      invalid_password: 'Sorry, your password isn’t valid. Make sure it follows these rules below',
      password_dictionary_error:
        'Sorry, this password is too common and can be guessed too easily. Please try another password',
      password_no_user_info_error:
        'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password',
      password_strength_error:
        'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters',
      unauthorized: 'Your password is not secure enough, please change it',
    })
    expect(accountMessages).toEqual({
      invalid_signup: 'The user your are attempting to sign up is invalid',
      phone_exists: 'This phone number is already in use with another account',
      session_expired: 'Session expired',
      user_exists:
        'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account',
      username_exists: 'Yikes! This username or email already exists and we don’t allow two accounts for the same user',
    })
    expect(ssoUnsupported).toBe('Error in SSO authentication. Company does not support SSO.')
    expect(passwordExpired).toEqual({
      title: 'Your password is expired',
      text: 'For security reason, your password must be reset every 30 days',
      button: 'Reset my password',
    })
    expect(checkYourMailbox('rita@acme.test').text).toBe('Check your mailbox rita@acme.test')
  })

  it('stand at the field they are about', () => {
    const form = { name: 'Rita Moreno', email: 'rita@northwind.test', password: 'tR4-vexing-lamp' }
    expect(signUpProblems(form)).toEqual({})
    expect(signUpProblems({ ...form, password: 'x' })).toEqual({
      password:
        'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters',
    })
    expect(signUpProblems({ name: ' ', email: '', password: form.password })).toEqual({
      name: 'Enter your name',
      email: 'Enter your email address',
    })
  })
})
