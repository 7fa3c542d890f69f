import { namespace } from './namespace.ts'
import { useRuleText } from './rule-text.ts'

const useModuleText = namespace('modules')

/** As useRuleText, with what the rules of a module's kind find, on pages that have no other use for the texts of kinds. */
export function useKindRuleText() {
  useModuleText()
  return useRuleText()
}
