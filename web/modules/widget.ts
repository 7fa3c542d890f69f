import type { InterviewQuestion } from '#contracts/job/journey.ts'
import { VideoIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

/** Defaults of B§9: 45 seconds to record, three takes, no limit on thinking. */
export const newQuestion = (id: string): InterviewQuestion => ({
  id,
  question: '',
  description: '',
  thinkingTime: 0,
  partDuration: 45,
  numOfRetakes: 3,
})

export const widget: WebKindOf<'WIDGET'> = {
  icon: VideoIcon,
  name: 'widget',
  hint: 'widgetHint',
  form: [{ type: 'questions' }, { type: 'switch', field: 'antiCheat', label: 'antiCheat', hint: 'antiCheatVideoHint' }],
  folded: ({ questions }, { t, duration }) => [
    t('foldedQuestions', { count: questions.length }),
    t('foldedAtMost', { length: duration(questions.reduce((sum, { partDuration }) => sum + partDuration, 0)) }),
  ],
  create: (id) => ({
    kind: 'WIDGET',
    ...blank(id, 'Video interview'),
    questions: [newQuestion('q1')],
    antiCheat: false,
  }),
  firstField: 'questions.q1.question',
}
