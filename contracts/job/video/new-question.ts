import type { InterviewQuestion } from '../journey.ts'

/** Defaults of B§9: 45 seconds to record, three takes, no limit on thinking. */
export const newQuestion = (id: string): InterviewQuestion => ({
  id,
  question: '',
  description: '',
  thinkingTime: 0,
  partDuration: 45,
  numOfRetakes: 3,
})
