import type { ReactNode } from 'react'
import type { NoticeType } from '#contracts/inbox/types.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import type { PlainKey } from '../locales/text.ts'
import { useTimeZone } from '../ui/instant.tsx'
import { useJobTitle } from '../ui/titles.ts'
import type { ListedNotice } from './listed.ts'

const useText = namespace('notices')

const limits: Record<string, PlainKey<'notices'>> = {
  jobs: 'limitJobs',
  seats: 'limitSeats',
  texts: 'limitTexts',
  interviews: 'limitInterviews',
}
const reasons: Partial<Record<NoticeType, PlainKey<'notices'>>> = {
  applicationCompleted: 'becauseFollowed',
  mention: 'becauseMentioned',
  scoreDue: 'becauseAsked',
  deadlineNear: 'becauseFollowed',
  importFinished: 'becauseImported',
  limitNear: 'becausePlan',
  integrationStopped: 'becauseStopped',
  emailBounced: 'becauseOwn',
}

/** What a notice says, and why its reader got it. */
export function useNoticeWords() {
  const t = useText()
  const { number, instant } = useFormat()
  const timeZone = useTimeZone()
  const jobTitle = useJobTitle()
  const bold = (text: string): ReactNode => (
    <Sentence text={text} parts={{ b: <strong className="font-semibold" dir="auto" /> }} />
  )

  function said({ type, candidate, jobTitle: title, by, facts }: ListedNotice): string {
    const job = title && jobTitle(title)
    const names = { candidate: candidate || t('aCandidate'), job, by: by || t('anIntegration') }
    switch (type) {
      case 'applicationCompleted':
        return t('saysCompleted', { candidate: names.candidate, job })
      case 'mention':
        return t('saysMention', names)
      case 'scoreDue':
        return t('saysScore', { candidate: names.candidate, job })
      case 'deadlineNear':
        return t('saysDeadline', { job, until: instant(String(facts.deadline), { timeZone, precision: 'minute' }) })
      case 'importFinished':
        return t('saysImport', { job, count: Number(facts.added ?? 0), number: number(Number(facts.added ?? 0)) })
      case 'limitNear': {
        const of = t(limits[String(facts.of)] ?? 'limitJobs')
        return t('saysLimit', { of, used: number(Number(facts.used)), most: number(Number(facts.most)) })
      }
      case 'integrationStopped':
        return t('saysStopped', { what: String(facts.what ?? '') })
      case 'emailBounced':
        return t('saysBounced')
      default:
        return t('saysInterview')
    }
  }
  return (notice: ListedNotice) => ({ sentence: bold(said(notice)), reason: t(reasons[notice.type] ?? 'becauseOwn') })
}
