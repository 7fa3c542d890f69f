import { expect, it } from 'vitest'
import { initialColumns } from '#contracts/job/columns.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { columnTitleIn } from './titles.ts'

const inLanguage = (language: 'en' | 'de' | 'he') => serverTexts.textsOf(language).translate('common')

it('says the columns every job begins with in the reader’s language', () => {
  expect(initialColumns.map((column) => columnTitleIn(inLanguage('en'), column))).toEqual(
    initialColumns.map(({ title }) => title),
  )
  expect(initialColumns.map((column) => columnTitleIn(inLanguage('de'), column))).toEqual([
    'Kandidaten',
    'Eingestellt',
    'Abgelehnt',
  ])
  expect(initialColumns.map((column) => columnTitleIn(inLanguage('he'), column))).toEqual(['מועמדים', 'התקבלו', 'נדחו'])
})

it('leaves what someone called a column as it is', () => {
  expect(columnTitleIn(inLanguage('de'), { id: 'hired', title: 'Welcome aboard' })).toBe('Welcome aboard')
  expect(columnTitleIn(inLanguage('de'), { id: '0d9f5e8e-0000-4000-8000-000000000000', title: 'Hired' })).toBe('Hired')
  expect(columnTitleIn(inLanguage('de'), { id: 'toString', title: 'Hired' })).toBe('Hired')
})
