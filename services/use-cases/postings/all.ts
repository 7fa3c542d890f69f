import type { Core } from '../../core/core.ts'
import { closeBoards, postingForm, postJob, savePosting } from './post-job.ts'

export const postingUseCases = (core: Core) => ({
  savePosting: savePosting(core),
  postJob: postJob(core),
  closeBoards: closeBoards(core),
  postingForm: postingForm(core),
})
