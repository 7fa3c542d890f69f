import type { StoredFile } from '#contracts/job/modules/files.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('answers')

/** Name and size in one line. */
export function useFileLine(): (file: Pick<StoredFile, 'name' | 'size'>) => string {
  const t = useText()
  const { decimal, number } = useFormat()
  return ({ name, size }) =>
    size < 100_000
      ? t('fileInKilobytes', { name, size: number(Math.max(1, Math.round(size / 1000))) })
      : t('fileInMegabytes', { name, size: decimal(size / 1_000_000, 1) })
}
