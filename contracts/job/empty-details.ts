import type { HiringManager, HiringOrganization, JobAddress } from './later-details.ts'

export const noAddress: JobAddress = {
  street: '',
  city: '',
  state: '',
  postcode: '',
  latitude: null,
  longitude: null,
}
export const noManager: HiringManager = { name: '', position: '' }
export const noOrganization: HiringOrganization = { name: '', email: '', website: '', sameAs: '' }

/** What a job holds that never said so (JOB-025, JOB-028). */
export const spoken = { language: 'en', transcriptLanguage: 'en-GB', autoInvite: true } as const

const hasText = (value: object) => Object.values(value).some((each) => each !== null && each !== '')
/** Left out while everything in it is empty. */
export const unlessEmpty = <Value extends object>(value: Value | undefined): Value | undefined =>
  value && hasText(value) ? value : undefined
