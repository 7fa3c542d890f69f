import { namespace } from '../i18n/namespace.ts'

export const useHelpText = namespace('help')

/** What the Help Center answers, in its order: each topic has a question (`<topic>Title`) and an answer (`<topic>`). */
export const helpGroups = [
  { title: 'groupJobs', topics: ['newJob', 'questions', 'knockout', 'preview', 'changeLive'] },
  { title: 'groupCandidates', topics: ['share', 'invite', 'stuck'] },
  { title: 'groupReview', topics: ['watch', 'board', 'hidden', 'figures'] },
  { title: 'groupTeam', topics: ['colleagues', 'keys'] },
  { title: 'groupRecord', topics: ['history', 'proof', 'erase'] },
] as const
