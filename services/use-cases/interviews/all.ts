import type { Core } from '../../core/core.ts'
import { freeTimes } from './free-times.ts'
import { candidateInterviews } from './guest.ts'
import { staffInterviews } from './staff.ts'

export const interviewUseCases = (core: Core) => ({
  ...staffInterviews(core),
  ...candidateInterviews(core),
  freeTimes: freeTimes(core),
})
