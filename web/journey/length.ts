import type { Journey } from '#contracts/job/journey.ts'
import { rulesOf } from '#contracts/job/modules/table.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import type { Translate } from '../locales/text.ts'

/** How long a candidate will need, honestly rounded up. */
export const minutesFor = (journey: Journey) =>
  Math.max(2, Math.ceil(stepsOf(journey).reduce((sum, module) => sum + rulesOf(module).seconds(module), 0) / 60))

/** 45 s, 1 min, 1 min 30 s. */
export function durationText(t: Translate<'journey'>, total: number): string {
  const [minutes, seconds] = [Math.floor(total / 60), total % 60]
  if (minutes === 0) return t('seconds', { seconds })
  return seconds === 0 ? t('minutes', { minutes }) : t('minutesSeconds', { minutes, seconds })
}
