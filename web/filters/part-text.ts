import type { filterDates, FilterPart } from '#contracts/candidate/filter.ts'
import { givenIn, type StarCondition } from '#contracts/candidate/given.ts'
import { type ScoreCondition, scoreConditionIn, type scoreOperators } from '#contracts/candidate/score-condition.ts'
import { listFormat } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { PlainKey } from '../locales/text.ts'
import { liveText } from '../review/live-steps.ts'
import { sourceText } from '../review/sources.ts'
import { statusText } from '../ui/badge.tsx'
import { useColumnTitle } from '../ui/titles.ts'
import type { FilterData } from './filter-data.ts'

const useText = namespace('filters')
const useCommonText = namespace('common')

export const dateText = {
  added: 'added',
  invited: 'invited',
  started: 'started',
  finished: 'finished',
} as const satisfies Record<(typeof filterDates)[number], PlainKey<'filters'>>

const scoreText = {
  gt: 'scoreAbove',
  lt: 'scoreBelow',
  eq: 'scoreIs',
  ne: 'scoreIsNot',
  between: 'scoreBetween',
} as const satisfies Record<(typeof scoreOperators)[number], string>

/** A part of the filter as a person would say it: "status is Completed or Uploading". */
export function usePartText({ filter, names }: Pick<FilterData, 'filter' | 'names'>): (part: FilterPart) => string {
  const t = useText()
  const common = useCommonText()
  const titleOf = useColumnTitle()
  const { locale, number, decimal, instant } = useFormat()
  const either = (values: readonly string[] = []) => listFormat(locale, { type: 'disjunction' }).format(values)
  const day = (text: string) => instant(`${text}T00:00:00.000Z`, { timeZone: 'UTC', precision: 'day' })

  function compared<Value>(
    { is, value, to = value }: { is: ScoreCondition['is']; value: Value; to?: Value | undefined },
    what: string,
    shown: (value: Value) => string,
  ) {
    const [least, most] = value <= to ? [value, to] : [to, value]
    if (is === 'between') return t('scoreBetween', { what, from: shown(least), to: shown(most) })
    return t(scoreText[is], { what, score: shown(value) })
  }
  const score = (condition: ScoreCondition, what: string) => compared(condition, what, (value) => number(value))
  function stars(asked: StarCondition | undefined) {
    if (asked === 'none') return t('notRated')
    if (typeof asked === 'object') return compared(asked, t('rating'), (value) => decimal(value, digitsOf(value)))
    return t('ratedAtLeast', { count: asked ?? 0 })
  }
  function given(text: string) {
    const { moduleId, is, value, to } = givenIn(text)!
    const shown = (each: number | string) => (typeof each === 'number' ? decimal(each, digitsOf(each)) : day(each))
    return compared<number | string>({ is, value, to }, names[moduleId] ?? moduleId, shown)
  }
  function skill(text: string) {
    const [metricId = '', written = ''] = text.split('~')
    return score(scoreConditionIn(written)!, names[metricId] ?? metricId)
  }
  function dates(key: (typeof filterDates)[number]) {
    const { from, to } = filter.dates?.[key] ?? {}
    const what = t(dateText[key])
    if (from && to) return t('dateBetween', { what, from: day(from), to: day(to) })
    return from ? t('dateFrom', { what, from: day(from) }) : t('dateUntil', { what, to: day(to!) })
  }
  function answered(value: string) {
    const [moduleId = '', optionId = ''] = value.split('~')
    const label = names[value] || (optionId === 'yes' ? t('yes') : optionId === 'no' ? t('no') : optionId)
    return t('answered', { question: names[moduleId] ?? moduleId, answer: label })
  }

  return ({ key, value = '' }) => {
    switch (key) {
      case 'status':
        return t('statusIs', { values: either(filter.statuses?.map((each) => common(statusText[each]))) })
      case 'stage':
        return t('inStage', { values: either(filter.columns?.map((id) => titleOf({ id, title: names[id] ?? id }))) })
      case 'source':
        return t('sourceIs', { values: either(filter.sources?.map((each) => common(sourceText[each]))) })
      case 'board':
      case 'campaign':
        return t(key === 'board' ? 'boardIs' : 'campaignIs', { name: filter[key] ?? '' })
      case 'rating':
        return stars(filter.rating)
      case 'reviewer':
        return t('ratedBy', { name: names[filter.reviewer ?? ''] ?? t('someone') })
      case 'score':
        return score(filter.score!, t('scoreOfTeam'))
      case 'ai':
        return score(filter.ai!, t('tairaScore'))
      case 'personality':
        return score(filter.personality!, t('personalityScore'))
      case 'skill':
        return skill(value)
      case 'added':
      case 'invited':
      case 'started':
      case 'finished':
        return dates(key)
      case 'comments':
        return t(filter.comments === 'some' ? 'withComments' : 'withoutComments')
      case 'live':
        return t('liveInterviewIs', {
          values: either(filter.live?.map((each) => (each === 'none' ? t('noLiveInterview') : common(liveText[each])))),
        })
      case 'mine':
        return t('waitsForMe')
      case 'says':
        return t('says', { words: filter.says ?? '' })
      case 'answer':
        return answered(value)
      case 'given':
        return given(value)
      case 'word':
        return t('saysOften', { values: either(filter.words) })
      case 'tag':
        return t('taggedWith', { values: either(filter.tags) })
      case 'q':
      case 'tz':
        return ''
    }
  }
}

const digitsOf = (value: number) => String(value).split('.')[1]?.length ?? 0
