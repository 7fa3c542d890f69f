import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { isUsualReason, MAX_HOLD_MINUTES, MAX_REASON, MAX_REASONS } from '#contracts/company/message-rules.ts'
import { sameName } from '#contracts/company/same-name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** What is not named stays. @throws Rejected 'company/details-invalid' with what to mend */
export function changeMessageRules(changes: CompanyCommandData<'ChangeMessageRules'>, state: Company): CompanyEvent[] {
  const { rules } = registered(state).messages
  const rejectionReasons = (changes.rejectionReasons ?? rules.rejectionReasons).map(({ reasonId, text }) => ({
    reasonId,
    text: isUsualReason(reasonId) ? null : (text ?? '').trim().replace(/\s+/g, ' '),
  }))
  const textsBy = changes.textsBy ?? rules.textsBy
  const after = {
    holdMinutes: changes.holdMinutes ?? rules.holdMinutes,
    rejectionReasons,
    ...(textsBy === 'whatsapp' && { textsBy }),
  }
  const problems: Record<string, Words> = {}
  if (!Number.isInteger(after.holdMinutes) || after.holdMinutes < 0 || after.holdMinutes > MAX_HOLD_MINUTES)
    problems.holdMinutes = said`Enter a whole number from ${0} to ${MAX_HOLD_MINUTES}`
  const texts = rejectionReasons.map(({ reasonId, text }) => text ?? reasonId)
  if (texts.length > MAX_REASONS) problems.rejectionReasons = said`At most ${MAX_REASONS} reasons`
  else if (texts.some((text) => text === '' || text.length > MAX_REASON))
    problems.rejectionReasons = said`Give each reason 1 to ${MAX_REASON} characters`
  else if (texts.some((text, at) => texts.findIndex((other) => sameName(other, text)) !== at))
    problems.rejectionReasons = 'Two reasons have the same name'
  if (Object.keys(problems).length > 0)
    throw new Rejected('company/details-invalid', 'Some fields need attention', problems)
  return same(after, rules) ? [] : [{ type: 'MessageRulesChanged', data: after }]
}
