import type { IdDocument } from '#contracts/job/modules/files.ts'
import type { PlainKey } from '../locales/text.ts'

/** By the letters in which they are stored. */
export const documentNames = {
  I: 'idCard',
  D: 'driversLicense',
  P: 'passport',
} as const satisfies Record<IdDocument, PlainKey<'modules'> & PlainKey<'answers'>>
