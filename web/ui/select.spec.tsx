import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { Select } from './select.tsx'

speakFrom(serverTexts)

it('says that there is nothing to choose from (GEN-004)', () => {
  const none = renderToStaticMarkup(<Select options={[]} placeholder="Choose" />)
  expect(none).toContain('There are no options to select')
  expect(none).not.toContain('Choose')
  const one = renderToStaticMarkup(<Select options={[{ value: 'a', label: 'A' }]} placeholder="Choose" />)
  expect(one).toContain('Choose')
  expect(one).not.toContain('no options')
})
