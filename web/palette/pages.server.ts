import { closeness, searchable } from '#contracts/kernel/fold.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { type Asker, mayDo, onJobsOf } from '#contracts/kernel/asker.ts'
import { namespace } from '../i18n/namespace.ts'
import { heldBy, tabsFor } from '../settings/names.ts'
import { navigationFor } from '../shell/navigation.ts'
import type { Hit } from './hits.ts'

const shellText = namespace('shell')
const paletteText = namespace('palette')
const settingsText = namespace('settings')

/** Pages and actions the asker may open, under the names the frame gives them. */
export function pagesFor(asker: Asker, language: PageLanguage, review: boolean): Hit[] {
  const [t, own, tab] = [shellText.in(language), paletteText.in(language), settingsText.in(language)]
  const pages: Hit[] = []
  const add = (hit: Omit<Hit, 'key'>) => {
    if (!pages.some(({ to }) => to === hit.to)) pages.push({ key: `page:${hit.to}`, ...hit })
  }
  if (mayDo(asker, 'jobs.create'))
    add({ kind: 'action', icon: 'create', title: t('createJob'), detail: '', to: '/jobs-cep/create', post: true })
  for (const { entries } of navigationFor(asker.permissions, { review, byJob: onJobsOf(asker) !== null }))
    for (const entry of entries) {
      add({ kind: 'page', title: t(entry.label), detail: '', to: entry.to })
      if (entry.action)
        add({
          kind: 'action',
          icon: 'invite',
          title: t(entry.action.name),
          detail: t(entry.label),
          to: entry.action.to,
        })
    }
  for (const { label, to } of tabsFor(heldBy(asker)))
    add({ kind: 'page', title: tab(label), detail: t('navSettings'), to })
  if (mayDo(asker, 'live_interviews'))
    add({ kind: 'page', title: t('topScheduling'), detail: '', to: '/scheduling-settings' })
  add({ kind: 'page', title: own('apiDocumentation'), detail: '', to: '/api/docs' })
  return pages
}

/** The closest first. */
export const pagesNamed = (asker: Asker, question: string, language: PageLanguage, review: boolean): Hit[] =>
  pagesFor(asker, language, review)
    .flatMap((hit) => {
      const close = closeness(searchable(hit.title, hit.detail), question)
      return close === null ? [] : [{ hit, close }]
    })
    .sort((one, other) => one.close - other.close)
    .map(({ hit }) => hit)
