import type { JobDraft } from '#contracts/job/draft.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { addedModules } from '#contracts/job/walk.ts'
import { namespace } from '../../i18n/namespace.ts'
import { webKindOf } from '../../modules/table.ts'
import { Badge } from '../../ui/badge.tsx'

const useText = namespace('templates')
const useModuleText = namespace('modules')

const weights = [
  { weight: 2, text: 'mustHave', tone: 'info' },
  { weight: 1, text: 'important', tone: 'neutral' },
  { weight: 0.5, text: 'niceToHave', tone: 'neutral' },
] as const

/** What a template asks and weighs, to read through. */
export function Content({ draft: { journey, scorecard } }: { draft: JobDraft }) {
  const t = useText()
  return (
    <>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('asks')}</h2>
        <ol aria-label={t('asks')} className="divide-y divide-line rounded-lg border border-line bg-raised">
          {addedModules(journey).map((module) => (
            <Module key={module.id} module={module} />
          ))}
        </ol>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('scorecard')}</h2>
        {scorecard.skills.length === 0 && <p className="text-muted">{t('noSkills')}</p>}
        <ul aria-label={t('scorecard')} className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
          {weights.flatMap(({ weight, text, tone }) =>
            scorecard.skills
              .filter((skill) => skill.weight === weight)
              .map(({ metricId, name }) => (
                <li key={metricId} className="flex items-center gap-1.5">
                  <span dir="auto" className="wrap-anywhere">
                    {name}
                  </span>
                  <Badge tone={tone}>{t(text)}</Badge>
                </li>
              )),
          )}
        </ul>
      </section>
    </>
  )
}

function Module({ module }: { module: JourneyModule }) {
  const t = useText()
  const kindText = useModuleText()
  const { icon: Icon, name } = webKindOf(module.kind)
  const options = 'options' in module ? module.options.map(({ label }) => label) : []
  return (
    <li className="flex gap-2.5 px-3 py-2.5">
      <Icon aria-hidden="true" className="mt-1 shrink-0 text-muted" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p dir="auto" className="font-medium wrap-anywhere">
          {module.title}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{[kindText(name), ...options].join(' · ')}</p>
        {module.kind === 'WIDGET' && (
          <ol className="mt-1 flex list-decimal flex-col gap-1.5 ps-5 marker:text-muted">
            {module.questions.map(({ id, question, partDuration }) => (
              <li key={id} className="wrap-anywhere">
                <span dir="auto">{question}</span>{' '}
                <span className="text-sm whitespace-nowrap text-muted">{t('seconds', { seconds: partDuration })}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}
