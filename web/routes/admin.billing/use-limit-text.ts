import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('billing')

/** How much a plan allows, in words; null is no limit. */
export function useLimitText() {
  const t = useText()
  const { number } = useFormat()
  return (limit: number | null) => (limit === null ? t('unlimited') : number(limit))
}
