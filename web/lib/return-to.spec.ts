import { describe, expect, it } from 'vitest'
import { safePath } from './return-to.ts'

describe('the page to return to after signing in', () => {
  it.each(['/admin/jobs', '/admin/videos?status=completed', '/admin/jobs/1#board', '/'])('may be %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'admin',
    '',
    null,
    undefined,
    7,
    '//',
  ])('is never %j', (path) => {
    expect(safePath(path)).toBe('/')
  })

  it('does not climb out', () => {
    expect(safePath('/../../admin')).toBe('/admin')
    expect(safePath('/.//evil.test')).not.toMatch(/^\/\/|^\/\\/)
  })
})
