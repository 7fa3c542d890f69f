import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { ErrorReport, ErrorReports } from '#infra/engines/error-reports/error-reports.ts'

export const aReport = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  error: new Error('no such column: é'),
  source: 'page',
  where: '/admin/jobs',
  user: { userId: 'u-rita', companyId: 'cacme00000000', email: 'rita@acme.test' },
  ...changes,
})

/** The promises every engine for error reports keeps. */
export function errorReportsContract(engine: string, open: () => Promise<ErrorReports>) {
  describe(`the ${engine} engine for error reports`, () => {
    let reports: ErrorReports
    let log: MockInstance
    beforeEach(async () => {
      log = vi.spyOn(console, 'error').mockImplementation(() => {})
      reports = await open()
    })
    afterEach(() => log.mockRestore())
    const logged = () => log.mock.calls.flat().map(String).join('\n')

    it('has every failure in the log, with ids and without the email address', async () => {
      reports.report(aReport())
      reports.report(aReport({ error: 'not even an error', user: null, source: 'browser' }))
      await reports.close()
      for (const part of ['no such column', '/admin/jobs', 'u-rita', 'cacme00000000', 'not even an error'])
        expect(logged()).toContain(part)
      expect(logged()).not.toContain('rita@acme.test')
    })

    it('takes whatever was thrown', async () => {
      for (const error of [null, undefined, 7, {}, Symbol('odd')])
        expect(() => reports.report(aReport({ error }))).not.toThrow()
      await reports.close()
    })
  })
}
