import { collator, displayNames } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Option } from '../ui/select.tsx'

const useText = namespace('modules')

/** Languages that a recording can be in, by their names in the reader's language and in its order. */
export function useSpokenOptions(codes: readonly string[]): Option[] {
  const t = useText()
  const { locale } = useFormat()
  const names = displayNames(locale, { type: 'language' })
  const inOrder = collator(locale, {}).compare
  return codes
    .map((value) => ({ value, label: value === 'auto' ? t('spokenFoundOut') : (names.of(value) ?? value) }))
    .toSorted((one, other) => inOrder(one.label, other.label))
}
