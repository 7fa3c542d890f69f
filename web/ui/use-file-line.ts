import type { StoredFile } from '#contracts/job/modules/files.ts'
import { type Formats, useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'

const useText = namespace('answers')

type Line = (file: Pick<StoredFile, 'name' | 'size'>) => string

/** Name and size in one line. */
export const fileLineIn =
  (t: Translate<'answers'>, { decimal, number }: Formats): Line =>
  ({ name, size }) =>
    size < 100_000
      ? t('fileInKilobytes', { name, size: number(Math.max(1, Math.round(size / 1000))) })
      : t('fileInMegabytes', { name, size: decimal(size / 1_000_000, 1) })

export const useFileLine = (): Line => fileLineIn(useText(), useFormat())
