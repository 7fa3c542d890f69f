import type { Core } from '../../core/core.ts'
import { invitationAnswers } from './answers.ts'
import { freeTimes } from './free-times.ts'
import { candidateInterviews } from './guest.ts'
import { staffInterviews } from './staff.ts'

export const interviewUseCases = (core: Core) => ({
  ...staffInterviews(core),
  ...candidateInterviews(core),
  ...invitationAnswers(core),
  freeTimes: freeTimes(core),
})
