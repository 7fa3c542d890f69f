import type { Core } from '../../core/core.ts'
import { feedAddresses, feedKey, recordFetch } from './feeds.ts'
import { companyAt, pagesOfJobs, postedJob, postedJobs } from './posted-jobs.ts'
import { whiteLabelOf } from './white-label.ts'
import { closeBoards, postingForm, postJob, savePosting } from './post-job.ts'

export const postingUseCases = (core: Core) => ({
  savePosting: savePosting(core),
  postJob: postJob(core),
  closeBoards: closeBoards(core),
  postingForm: postingForm(core),
  companyAt: companyAt(core),
  postedJobs: postedJobs(core),
  postedJob: postedJob(core),
  whiteLabelOf: whiteLabelOf(core),
  pagesOfJobs: pagesOfJobs(core),
  feedKey: feedKey(core),
  feedAddresses: feedAddresses(core),
  recordFetch: recordFetch(core),
})
