import { createRemixStub } from '@remix-run/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { Column } from './column.tsx'

speakFrom(serverTexts)
const headerOf = (column: object) => {
  const props = {
    column: {
      id: 'default',
      title: 'Candidates',
      kind: 'default',
      count: 3,
      more: false,
      rating: null,
      cards: [],
      ...column,
    },
    jobId: 'a-job',
    hiddenTo: null,
    collapsed: false,
    searching: false,
    now: 0,
    limits: {},
    selected: new Set(),
    actions: {},
  } as never as Parameters<typeof Column>[0]
  const Page = createRemixStub([{ path: '/', Component: () => <Column {...props} /> }])
  const drawn = renderToStaticMarkup(<Page />)
  return /<header.*<\/header>/s.exec(drawn)![0]
}
const averageIn = (header: string) => /data-average.*?<\/svg>(.*?)<\/span>/.exec(header)?.[1] ?? null
const card = (rating: number | null) => ({ id: String(rating), name: 'Ada', rating })

it('says the average rating of a stage: of the cards shown where these are all, else of the whole stage', () => {
  expect(averageIn(headerOf({ cards: [card(4), card(null), card(5)] }))).toBe('4.5')
  expect(averageIn(headerOf({ cards: [card(4)], more: true, rating: 3.2 }))).toBe('3.2')
})

it('says no average of a stage without ratings', () => {
  expect(averageIn(headerOf({ cards: [card(null)] }))).toBeNull()
  expect(averageIn(headerOf({ more: true }))).toBeNull()
})
