import { expect, it } from 'vitest'
import type { Language } from '#contracts/kernel/language.ts'
import { speakFrom } from '../i18n/languages.ts'
import { namespace } from '../i18n/namespace.ts'
import { serverTexts } from '../i18n/texts.server.ts'

speakFrom(serverTexts)
const overview = namespace('overview')
const stats = namespace('stats')

it.each<[Language, string[], string[]]>([
  [
    'en',
    ['1 candidate with the status started', '1 star', 'draft'],
    ['3 candidates with the status started', '3 stars', 'drafts'],
  ],
  [
    'de',
    ['1 Kandidat mit dem Status „started“', '1 Stern', 'Entwurf'],
    ['3 Kandidaten mit dem Status „started“', '3 Sterne', 'Entwürfe'],
  ],
  ['he', ['1 מועמד שמצבו „started”', 'כוכב 1', 'טיוטה'], ['3 מועמדים שמצבם „started”', '3 כוכבים', 'טיוטות']],
])('a figure speaks of one as of one, and of three as of three: %s', (language, one, three) => {
  const said = (count: number) => {
    const texts = [
      overview.in(language)('withStatus', { count, number: count, status: 'started' }),
      stats.in(language)('starsOf', { count, stars: count }),
      overview.in(language)('drafts', { count }),
    ]
    // What is filled in is kept apart from the letters around it.
    return texts.map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))
  }
  expect([said(1), said(3)]).toEqual([one, three])
})
