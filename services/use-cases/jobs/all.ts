import type { Core } from '../../core/core.ts'
import { activateJob } from './activate-job.ts'
import { archiveJob } from './archive-job.ts'
import {
  addColumn,
  moveColumn,
  renameColumn,
  setAnonymousReview,
  setBlindReview,
  setReferrals,
  setJobDeadline,
  setJobPermissions,
  shareJob,
} from './change-job.ts'
import { createJob } from './create-job.ts'
import { deleteJob, jobDeletion, wasDeleted } from './delete-job.ts'
import { duplicateJob } from './duplicate-job.ts'
import { findPlaces } from './find-places.ts'
import { followJob, unfollowedBy } from './follow-job.ts'
import { impactOfChange } from './impact-of-change.ts'
import { jobAt, jobNow, jobVersions, nameJobVersion } from './job-versions.ts'
import { returnJobToDraft } from './return-job-to-draft.ts'
import { saveJob } from './save-job.ts'

export const jobUseCases = (core: Core) => ({
  createJob: createJob(core),
  duplicateJob: duplicateJob(core),
  saveJob: saveJob(core),
  activateJob: activateJob(core),
  archiveJob: archiveJob(core),
  returnJobToDraft: returnJobToDraft(core),
  deleteJob: deleteJob(core),
  jobDeletion: jobDeletion(core),
  wasDeleted: wasDeleted(core),
  addColumn: addColumn(core),
  renameColumn: renameColumn(core),
  moveColumn: moveColumn(core),
  shareJob: shareJob(core),
  setBlindReview: setBlindReview(core),
  setReferrals: setReferrals(core),
  setAnonymousReview: setAnonymousReview(core),
  setJobDeadline: setJobDeadline(core),
  setJobPermissions: setJobPermissions(core),
  findPlaces: findPlaces(core),
  impactOfChange: impactOfChange(core),
  jobVersions: jobVersions(core),
  jobAt: jobAt(core),
  jobNow: jobNow(core),
  nameJobVersion: nameJobVersion(core),
  followJob: followJob(core),
  unfollowedBy: unfollowedBy(core),
})
