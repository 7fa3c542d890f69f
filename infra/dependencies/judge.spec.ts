import { describe, expect, it } from 'vitest'
import { judged, licences } from './judge.mjs'

const advisory = {
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  name: 'left',
  severity: 'high',
  title: 'Reads too far',
}
const answered = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { via: [{ ...advisory, severity }, 'right'] }, up: { via: ['left'] } } })
const exception = { advisory: 'GHSA-aaaa-bbbb-cccc', until: '2026-12-01', why: 'not reachable' }

describe('advisories', () => {
  it.each([
    ['a high one fails', 'high', [], true],
    ['a critical one fails', 'critical', [], true],
    ['a moderate one is reported', 'moderate', [], false],
    ['a high one with an exception is reported', 'high', [exception], false],
    ['a high one whose exception is over fails', 'high', [{ ...exception, until: '2026-11-23' }], true],
  ])('%s', (_name, severity, exceptions, failed) => {
    const found = judged(answered(severity), exceptions, '2026-11-24T12:00:00.000Z')
    expect(found).toMatchObject({ known: true, failed })
    expect(found.lines).toHaveLength(1)
    expect(found.lines[0]).toContain(`${severity} left GHSA-aaaa-bbbb-cccc: Reads too far`)
  })

  it.each([
    ['no answer', ''],
    ['no advisories', '{"message":"405 Method Not Allowed","error":{}}'],
    ['no JSON', 'npm error'],
  ])('%s fails nothing and says so', (_name, text) => {
    expect(judged(text, [], '2026-11-24T12:00:00.000Z')).toEqual({ known: false, lines: [], failed: false })
  })
})

it('licences are counted, and those that ask for more are listed', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT', version: '1.0.0' },
    'node_modules/a/node_modules/b': { license: '(MIT OR GPL-3.0)', version: '2.0.0' },
    'node_modules/@scope/c': { license: 'MIT AND GPL-2.0', version: '3.0.0' },
    'node_modules/d': { version: '4.0.0' },
  }
  expect(licences({ packages })).toEqual({
    packages: 4,
    counts: [
      ['MIT', 1],
      ['(MIT OR GPL-3.0)', 1],
      ['MIT AND GPL-2.0', 1],
      ['not said', 1],
    ],
    toLookAt: ['@scope/c 3.0.0: MIT AND GPL-2.0', 'd 4.0.0: not said'],
  })
})
