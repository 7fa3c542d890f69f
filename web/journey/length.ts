import type { Journey, JourneyModule } from '#contracts/job/journey.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import type { Translate } from '../locales/text.ts'

const FORM_S = 60
const CHOICE_S = 20
const TEXT_S = 120
/** Reading a question, the countdown, looking at the take. */
const AROUND_A_TAKE_S = 40
const DEVICES_S = 45

function secondsFor(module: JourneyModule): number {
  switch (module.kind) {
    case 'FORM':
      return FORM_S
    case 'FREE_TEXT':
      return TEXT_S
    case 'WIDGET':
      return module.questions.reduce(
        (sum, { partDuration, thinkingTime }) => sum + partDuration + thinkingTime + AROUND_A_TAKE_S,
        DEVICES_S,
      )
    default:
      return CHOICE_S
  }
}

/** How long a candidate will need, honestly rounded up. */
export const minutesFor = (journey: Journey) =>
  Math.max(2, Math.ceil(stepsOf(journey).reduce((sum, module) => sum + secondsFor(module), 0) / 60))

/** 45 s, 1 min, 1 min 30 s. */
export function durationText(t: Translate<'journey'>, total: number): string {
  const [minutes, seconds] = [Math.floor(total / 60), total % 60]
  if (minutes === 0) return t('seconds', { seconds })
  return seconds === 0 ? t('minutes', { minutes }) : t('minutesSeconds', { minutes, seconds })
}
