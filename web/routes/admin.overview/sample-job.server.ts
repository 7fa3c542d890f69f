import { emptyDraft } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { InterviewQuestion } from '#contracts/job/journey.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('sample')

/** A job to try things out with, in the words of the person who asks: complete, so that it can go live as it is. */
export function sampleJob(language: PageLanguage): JobDraft {
  const t = useText.in(language)
  const { details, scorecard, journey } = emptyDraft()
  const [form, ...endings] = journey.modules
  const page = (id: string, title: string) => ({ id, title, description: '', required: true, verbatimTitle: false })
  const question = (id: string, text: string): InterviewQuestion => ({
    id,
    question: text,
    description: '',
    thinkingTime: 30,
    partDuration: 60,
    numOfRetakes: 3,
  })
  return {
    details: {
      ...details,
      jobTitle: t('title'),
      jobType: 'full_time',
      location: t('location'),
      workplace: 'Remote',
      jobDescription: t('description'),
    },
    scorecard: {
      ...scorecard,
      skills: [
        { metricId: 'writing', name: t('skillWriting'), weight: 2 },
        { metricId: 'patience', name: t('skillPatience'), weight: 1 },
        { metricId: 'solving', name: t('skillSolving'), weight: 1 },
      ],
    },
    journey: {
      modules: [
        form!,
        {
          kind: 'SINGLE_CHOICE',
          ...page('start', t('whenStart')),
          options: [
            { id: 'now', label: t('startNow'), correct: false },
            { id: 'month', label: t('startMonth'), correct: false },
            { id: 'later', label: t('startLater'), correct: false },
          ],
          rejectOnWrong: false,
        },
        {
          kind: 'WIDGET',
          ...page('video', t('interview')),
          questions: [question('help', t('questionHelp')), question('upset', t('questionUpset'))],
          antiCheat: false,
        },
        ...endings,
      ],
    },
  }
}
