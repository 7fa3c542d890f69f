import { emptyDraft } from '#contracts/job/blank.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { InterviewQuestion } from '#contracts/job/journey.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('templates')

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
      jobTitle: t('sampleTitle'),
      jobType: 'full_time',
      location: t('sampleLocation'),
      workplace: 'Remote',
      jobDescription: t('sampleDescription'),
    },
    scorecard: {
      ...scorecard,
      skills: [
        { metricId: 'writing', name: t('sampleSkillWriting'), weight: 2 },
        { metricId: 'patience', name: t('sampleSkillPatience'), weight: 1 },
        { metricId: 'solving', name: t('sampleSkillSolving'), weight: 1 },
      ],
    },
    journey: {
      modules: [
        form!,
        {
          kind: 'SINGLE_CHOICE',
          ...page('start', t('sampleWhenStart')),
          options: [
            { id: 'now', label: t('sampleStartNow'), correct: false },
            { id: 'month', label: t('sampleStartMonth'), correct: false },
            { id: 'later', label: t('sampleStartLater'), correct: false },
          ],
          rejectOnWrong: false,
        },
        {
          kind: 'WIDGET',
          ...page('video', t('sampleInterview')),
          questions: [question('help', t('sampleQuestionHelp')), question('upset', t('sampleQuestionUpset'))],
          antiCheat: false,
        },
        ...endings,
      ],
    },
  }
}
