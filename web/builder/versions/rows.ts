import type { skillWeights } from '#contracts/job/choices.ts'
import { type Difference, differences } from '#contracts/job/compare.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { isFields, isListed, type Item, partAt, type Path } from '#contracts/job/parts.ts'
import { qualities } from '#contracts/job/qualities.ts'
import { type Overlap, takeTheirs } from '#contracts/job/merge.ts'
import { type Section, sectionNames } from '#contracts/job/sections.ts'
import { displayNames } from '#contracts/kernel/formatters.ts'
import type { Formats } from '../../i18n/format.ts'
import { durationText } from '../../journey/length.ts'
import { placeKeys, typeKeys } from '../../journey/job-words.ts'
import type { PlainKey, Translate } from '../../locales/text.ts'
import { webKindOf } from '../../modules/table.ts'
import { glance } from '../glance.ts'

/** One line of a comparison, in words. An empty cell is nothing there. */
export type Row = {
  key: string
  section: Section
  /** What is different, from the outside in: the question, its options, the option. */
  what: string[]
  kind: Difference['kind']
  before: string
  after: string
}

/** All that a comparison is written with. */
export type Texts = {
  t: Translate<'versions'>
  builder: Translate<'builder'>
  journey: Translate<'journey'>
  modules: Translate<'modules'>
  formats: Formats
}

/** What is different between two versions of a job, the earlier one first. */
export const rowsOf = (before: JobDraft, after: JobDraft, texts: Texts): Row[] =>
  sectionNames.flatMap((section) =>
    differences(before[section], after[section], [section]).map((difference) => ({
      key: difference.path.join('/') + difference.kind,
      section,
      what: whatOf(difference, before, after, texts),
      kind: difference.kind,
      ...cellsOf(difference, texts),
    })),
  )

const own = {
  title: 'pageTitle',
  options: 'options',
  answers: 'answers',
  questions: 'questions',
  correct: 'rightAnswer',
  rejectOnWrong: 'rejects',
  maxSelected: 'maxSelected',
  phone: 'askPhone',
  message: 'message',
  kanbanId: 'column',
  format: 'dateFormat',
  maxLength: 'maxLength',
  minLength: 'minLength',
  answerTime: 'answerTime',
  experience: 'experience',
  minimumTimeShown: 'shownFor',
  availabilityDays: 'availabilityDays',
  availabilityHours: 'availabilityHours',
  channel: 'meetingChannel',
  profileId: 'meetingService',
  bufferBefore: 'bufferBefore',
  bufferAfter: 'bufferAfter',
  requiredDuration: 'requiredDuration',
  attendees: 'attendees',
  hostId: 'meetingHost',
  roundRobin: 'roundRobin',
  roundRobinValue: 'roundRobinValue',
  meetingType: 'meetingType',
  conferencing: 'conferencing',
  rooms: 'rooms',
  skipAfter: 'skipAfter',
  selectAllTitle: 'textOfAll',
  weight: 'weight',
  required: 'required',
  interviewMode: 'interviewMode',
  creationType: 'createdAs',
  interviewByChat: 'interviewByChat',
  applyUrl: 'applyUrl',
  show: 'showSalary',
  latitude: 'latitude',
  longitude: 'longitude',
  introVideo: 'introVideo',
  categories: 'categories',
  language: 'language',
  transcriptLanguage: 'transcriptLanguage',
  autoInvite: 'autoInvite',
  additionals: 'additionals',
  template: 'template',
  templateId: 'templateName',
  version: 'templateVersion',
  verbatimTitle: 'verbatim',
  questionMedia: 'questionMedia',
  videoQuestion: 'videoQuestion',
  url: 'mediaUrl',
  type: 'mediaType',
  poster: 'poster',
  antiCheat: 'antiCheat',
  forceRecording: 'forceRecording',
  methods: 'documents',
  label: 'optionText',
} as const satisfies Record<string, PlainKey<'versions'>>

/** Fields that the builder's forms have a word for. */
const ofForms = {
  jobTitle: 'jobTitle',
  jobType: 'jobType',
  location: 'location',
  countryCode: 'country',
  workplace: 'workplace',
  salary: 'salary',
  currency: 'currency',
  min: 'minimum',
  max: 'maximum',
  period: 'period',
  jobDescription: 'highlights',
  benefits: 'keyBenefits',
  brandName: 'brandName',
  brandId: 'brandOfJob',
  address: 'address',
  street: 'street',
  city: 'city',
  state: 'region',
  postcode: 'postcode',
  responsibilities: 'responsibilities',
  hiringManager: 'hiringManager',
  position: 'managerPosition',
  name: 'managerName',
  hiringOrganization: 'hiringOrganization',
  email: 'organizationEmail',
  website: 'organizationWebsite',
  sameAs: 'organizationProfile',
  skills: 'qualification',
  englishLevel: 'englishLevel',
  qualities: 'rankedQualities',
  description: 'description',
  question: 'question',
  thinkingTime: 'thinkingTime',
  partDuration: 'recordTime',
  numOfRetakes: 'takes',
} as const satisfies Record<string, PlainKey<'builder'>>

export function fieldName(field: string, { t, builder }: Texts): string {
  if (Object.hasOwn(own, field)) return t(own[field as keyof typeof own])
  if (Object.hasOwn(ofForms, field)) return builder(ofForms[field as keyof typeof ofForms])
  return t('otherSetting')
}

/** The texts of an item that has no other name, in the order in which they are looked for. */
const titles = ['title', 'label', 'question', 'name'] as const
const titleOf = (item: Item) => titles.map((field) => item[field]).find((text) => typeof text === 'string') ?? ''

function itemName(item: Item, { builder, modules }: Texts): string {
  const title = glance(String(titleOf(item)))
  if (!('kind' in item)) return title || builder('noTitle')
  const module = modules(webKindOf(item.kind as Parameters<typeof webKindOf>[0]).name)
  return title ? builder('named', { module, title }) : builder('moduleNoTitle', { module })
}

/** Pages are known by their number in the later version, or in the earlier one where they are gone. */
function whatOf({ path, kind }: Difference, before: JobDraft, after: JobDraft, texts: Texts): string[] {
  const listChanges = kind !== 'changed'
  const shown = listChanges ? path.slice(0, -1) : path
  const names = shown.flatMap((key, at): string[] => {
    if (at === 0 || key === 'modules') return []
    const list = [after, before].map((version) => partAt(version, shown.slice(0, at)))
    const found = list.map((value) => (isListed(value) ? partAt(value, [key]) : undefined)).find(isFields)
    if (!found) return [fieldName(key, texts)]
    if (path[1] !== 'modules' || at !== 2) return [itemName(found, texts)]
    return [pageName(found, [after, before], texts)]
  })
  if (listChanges && path[1] === 'modules' && path.length === 3) return [texts.builder('pages')]
  return names
}

function pageName(page: Item, versions: readonly JobDraft[], texts: Texts): string {
  const at = versions.map(({ journey }) => journey.modules.findIndex(({ id }) => id === page.id)).find((n) => n >= 0)
  return `${(at ?? 0) + 1}. ${itemName(page, texts)}`
}

function cellsOf(difference: Difference, texts: Texts): { before: string; after: string } {
  switch (difference.kind) {
    case 'changed': {
      const said = (value: unknown) => valueText(difference.path, value, texts)
      return { before: said(difference.before), after: said(difference.after) }
    }
    case 'added':
      return { before: '', after: itemName(difference.item, texts) }
    case 'removed':
      return { before: itemName(difference.item, texts), after: '' }
    case 'moved': {
      const place = (number: number) => `${itemName(difference.item, texts)}\n${texts.t('position', { number })}`
      return { before: place(difference.from), after: place(difference.to) }
    }
  }
}

const seconds = ['thinkingTime', 'partDuration', 'answerTime', 'minimumTimeShown', 'skipAfter']
const weights = { 0.5: 'niceToHave', 1: 'important', 2: 'mustHave' } as const satisfies Record<
  (typeof skillWeights)[number],
  PlainKey<'builder'>
>

/** A value as people say it. */
export function valueText(path: Path, value: unknown, texts: Texts): string {
  const { t, builder, journey, formats } = texts
  const field = path.at(-1)!
  if (value === undefined || value === null || value === '') return t('notSet')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') {
    if (field === 'weight' && value in weights) return builder(weights[value as keyof typeof weights])
    return seconds.includes(field) ? durationText(journey, value) : formats.number(value)
  }
  // Of colleagues there are only ids here.
  if (field === 'hostId') return t('otherSetting')
  if (field === 'profileId') return t('yes')
  if (field === 'channel') return value === 'whatsapp' ? 'WhatsApp' : t(value === 'sms' ? 'byText' : 'byEmail')
  if (field === 'attendees' && Array.isArray(value)) return formats.number(value.length)
  if (typeof value === 'string') return word(field, value, texts)
  if (Array.isArray(value))
    return (
      formats.list(value.filter((each) => each !== null).map((each) => valueText(path, each, texts))) || t('notSet')
    )
  const title = isFields(value) ? titleOf(value) : ''
  return title ? glance(String(title)) : t('otherSetting')
}

const periods = ['hourly', 'daily', 'weekly', 'monthly', 'annual'] as const
const asked = ['hidden', 'optional', 'required'] as const
const oneOf = <Word extends string>(words: readonly Word[], value: string): value is Word =>
  (words as readonly string[]).includes(value)

function word(field: string, value: string, { t, builder, journey, formats }: Texts): string {
  if (field === 'jobType' && value in typeKeys) return journey(typeKeys[value as keyof typeof typeKeys])
  if (field === 'workplace' && value in placeKeys) return journey(placeKeys[value as keyof typeof placeKeys])
  if (field === 'period' && oneOf(periods, value)) return builder(value)
  if (field === 'phone' && oneOf(asked, value)) return t(value)
  if (field === 'qualities' && oneOf(qualities, value)) return builder(value)
  if (field === 'englishLevel') return builder('fluentEnglish')
  if (field === 'creationType') return journey('videoInterview')
  if (field === 'language' || field === 'transcriptLanguage') return languageName(value, formats.locale)
  if (field === 'countryCode') return displayNames(formats.locale, { type: 'region' }).of(value) ?? value
  return value
}

const languageName = (tag: string, locale: string) =>
  (/^[a-z]{2,3}(-|$)/i.test(tag) && displayNames(locale, { type: 'language' }).of(tag)) || tag

/** Something that was changed here and elsewhere, in words. */
export function overlapIn(draft: JobDraft, overlap: Overlap, texts: Texts) {
  const { path, theirs } = overlap
  const mine = partAt(draft, path)
  const gone = typeof mine === 'object' || typeof theirs === 'object'
  const said = (value: unknown) =>
    gone && value === undefined
      ? texts.t('removed')
      : isFields(value) && gone
        ? itemName(value, texts)
        : valueText(path, value, texts)
  const what = whatOf({ kind: 'changed', path, before: theirs, after: mine }, takeTheirs(draft, overlap), draft, texts)
  return { what: what.join(' · '), mine: said(mine), theirs: said(theirs) }
}
