import type { PageLanguage } from '#contracts/kernel/language.ts'
import { answerText } from '#contracts/candidate/judging.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import type { Application } from '#contracts/views/application.ts'
import { formatsIn } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { answerLines } from '../modules/answer-lines.ts'

const useText = namespace('journey')
const useAnswerText = namespace('answers')

/** What a candidate has answered so far, by page, in words: what a conversation shows above the next question. */
export function saidBy(
  { journey, candidate }: Pick<Application, 'journey' | 'candidate'>,
  language: PageLanguage,
): Record<string, string[]> {
  if (!candidate) return {}
  const t = useText.in(language)
  const answer = useAnswerText.in(language)
  const formats = formatsIn(language)
  const said = journey.modules.map((module): [string, string[]] => {
    if (hasRole(module, 'form')) return [module.id, [candidate.name]]
    if (hasRole(module, 'interview')) {
      const count = module.questions.filter(({ id }) => candidate.takes.some((take) => take.questionId === id)).length
      return [module.id, count > 0 ? [t('recordings', { count })] : []]
    }
    const given = candidate.answers[module.id]
    return [module.id, given ? answerLines(answerText(given, module), answer, formats).filter(Boolean) : []]
  })
  return Object.fromEntries(said.filter(([, lines]) => lines.length > 0))
}
