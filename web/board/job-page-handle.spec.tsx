import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { jobPageHandle } from './job-page-handle.tsx'
import { ShellContext } from '../shell/use-shell.ts'

speakFrom(serverTexts)
const besideTitle = (jobId: boolean) => {
  const page = { job: { jobId: 'a-job', title: 'Night porter', status: 'active' } } as never
  return renderToStaticMarkup(
    <ShellContext.Provider value={{ open: () => {}, features: { jobId, review: false }, noNewJob: null }}>
      {jobPageHandle.besideTitle!(page)}
    </ShellContext.Provider>,
  )
}

it('the id of a job is to be copied where the plan shows it, and nowhere else (NAV-019)', () => {
  expect(besideTitle(true)).toContain('aria-label="Click to copy job ID"')
  expect(besideTitle(false)).not.toContain('Click to copy job ID')
})
