/** What the choices of Job Details are called, in the texts of the candidate's page. */
export const typeKeys = {
  full_time: 'typeFullTime',
  part_time: 'typePartTime',
  contractor: 'typeContractor',
  temporary: 'typeTemporary',
  other: 'typeOther',
} as const
export const placeKeys = { 'On-site': 'placeOnSite', Remote: 'placeRemote', Hybrid: 'placeHybrid' } as const
