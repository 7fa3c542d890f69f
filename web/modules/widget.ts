import { newQuestion } from '#contracts/job/video/new-question.ts'
import { VideoIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

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
