import * as z from 'zod'

/** What reviewers are kept from: `names` hides name, contact, place, files and stills; `faces` the recordings as well. */
const anonymityLevels = ['off', 'names', 'faces'] as const
export const AnonymityLevel = z.enum(anonymityLevels)
export type AnonymityLevel = z.infer<typeof AnonymityLevel>
export type HidingLevel = Exclude<AnonymityLevel, 'off'>
