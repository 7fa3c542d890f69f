export const milestoneWords = {
  added: { label: 'Came onto the job', meaning: 'invited, added by a colleague or the API, or began from the link' },
  invited: { label: 'Invited', meaning: 'got at least one invitation by e-mail' },
  started: { label: 'Started', meaning: 'sent the start form' },
  completed: { label: 'Completed', meaning: 'finished the journey, and every recording has arrived' },
  rated: { label: 'Rated', meaning: 'got stars from at least one reviewer' },
  hired: { label: 'Hired', meaning: 'were in the hired column at some time' },
} as const
export type Milestone = keyof typeof milestoneWords
