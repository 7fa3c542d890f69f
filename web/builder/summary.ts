import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import { isAdded } from '#contracts/job/walk.ts'
import type { Translate } from '../locales/text.ts'
import type { Saying } from '../modules/kind.ts'
import { webKindOf } from '../modules/table.ts'
import { glance } from './glance.ts'

/** A folded module in one line. */
export const summaryOf = (t: Translate<'builder'>, saying: Saying, module: JourneyModule): string =>
  [
    ...webKindOf(module.kind).folded(module, saying),
    isAdded(module) && !hasRole(module, 'pause') ? t(module.required ? 'foldedRequired' : 'foldedOptional') : '',
    isAdded(module) && module.verbatimTitle ? t('foldedVerbatim') : '',
  ]
    .filter(Boolean)
    .map((part) => glance(part))
    .join(' · ')
