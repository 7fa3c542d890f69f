import { expect, it } from 'vitest'
import type { Language } from '#contracts/kernel/language.ts'
import { formatsIn } from '../../i18n/format.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import { bytes } from './amounts.ts'

const textsIn = (language: Language) => serverTexts.textsOf(language).translate('system')

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_449_000, '1.4 MB'],
  [229_600_000_000, '230 GB'],
  [5e15, '5,000 TB'],
])('%d reads %s', (n, text) => expect(bytes(n, formatsIn('en'), textsIn('en'))).toBe(text))

it('writes numbers as the reader’s language does', () => {
  expect(bytes(1_449_000, formatsIn('de'), textsIn('de'))).toBe('1,4 MB')
  expect(bytes(999, formatsIn('de'), textsIn('de'))).toBe('999 Byte')
  expect(bytes(999, formatsIn('he'), textsIn('he'))).toBe('999 בתים')
})
