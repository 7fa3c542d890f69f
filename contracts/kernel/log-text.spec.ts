import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { indented, oneLine, printable } from './log-text.ts'

describe('an address in a log', () => {
  it.each(['token', 'auth', 'c', 'code', 'state', 'id_token', 'email', 'to', 'filter[name]', 'returnTo', 'anything'])(
    'has no value of %s',
    (name) => {
      for (const before of ['?', '?page=1&', '#', ';'])
        for (const text of [
          `/join${before}${name}=secret`,
          `https://hire.example.com/join${before}${name}=secret&x=y`,
          `GET "/join${before}${name}=secret" failed`,
          `Route GET:/nowhere${before}${encodeURIComponent(name)}=secret not found`,
        ])
          expect(oneLine(text)).not.toContain('secret')
    },
  )

  it('has no password, no candidate’s link and no key', () => {
    expect(oneLine('mongodb://user:secret@host:27017/hirelog?replicaSet=rs0')).toBe(
      'mongodb://…@host:27017/hirelog?replicaSet=…',
    )
    expect(
      ['/apply/secret?c=secret', 'Route GET:/edit-job-integration/secret not found', '/admin/jobs?status=active'].map(
        oneLine,
      ),
    ).toEqual(['/apply/…?c=…', 'Route GET:/edit-job-integration/… not found', '/admin/jobs?status=…'])
  })
})

describe('text from outside', () => {
  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u0000', '\u001b[2K', '\b', '\u202e'])(
    'begins no line of its own with %j',
    (control) => {
      const said = oneLine(`issuer${control}2026-01-01 ERROR forged`)
      expect(said.split(/[\n\r\u2028\u2029\u0085]/)).toHaveLength(1)
      expect(said).not.toMatch(/[\p{Cc}\u202e]/u)
      expect(said).toContain('\\u')
    },
  )

  it('begins none through an error either, whose stack stays', () => {
    const error = new Error('no\nERROR forged ?token=secret', { cause: new Error('because\nERROR forged too') })
    const lines = (printable(error, inspect) as string).split('\n')
    expect(lines[0]).toBe('Error: no')
    for (const line of lines.slice(1)) expect(line).toMatch(/^(\s{4}|\s*[\]}])/)
    expect(lines.join()).not.toContain('secret')
    expect(lines.join()).toContain('log-text.spec.ts')
  })

  it('is left as it is where it is harmless', () => {
    const error = new Error('the disk is full')
    expect([printable(error, inspect), printable('the disk is full', inspect), printable(7, inspect)]).toEqual([
      error,
      'the disk is full',
      7,
    ])
    expect(indented('one\n    at two')).toBe('one\n    at two')
  })
})
