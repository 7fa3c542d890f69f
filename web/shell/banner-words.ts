import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Translate } from '../locales/text.ts'
import type { Banner, BannerAction } from './banners.ts'

const useText = namespace('shell')
type Say = Translate<'shell'>
/** Stand where a date goes, so that it can be shown as one in the reader's own zone. */
export const dateMarks = { date: '\u0001', resumes: '\u0002' }

const texts: Record<
  Banner['text'],
  (t: Say, values: NonNullable<Banner['values']>, number: (value: number) => string) => string
> = {
  pauseScheduled: (t) => t('bannerPauseScheduled', dateMarks),
  nonRenewing: (t) => t('bannerNonRenewing', dateMarks),
  paused: (t) => t('bannerPaused', dateMarks),
  pausedUntil: (t) => t('bannerPausedUntil', dateMarks),
  cancelled: (t) => t('bannerCancelled', dateMarks),
  blocked: (t) => t('bannerBlocked'),
  paymentFailed: (t) => t('bannerPaymentFailed'),
  candidatesNear: (t) => t('bannerCandidatesNear'),
  candidatesReached: (t) => t('bannerCandidatesReached'),
  candidatesWaiting: (t, { count = 0 }, number) => t('bannerCandidatesWaiting', { number: number(Number(count)) }),
  coupon: (t, { percent = 0, code = '' }) => t('bannerCoupon', { percent, code }),
  demo: (t) => t('bannerDemo'),
  adBlocker: (t) => t('bannerAdBlocker'),
}
const labels: Record<BannerAction['label'], (t: Say) => string> = {
  chat: (t) => t('actionChat'),
  resume: (t) => t('actionResume'),
  contactUs: (t) => t('actionContactUs'),
  updateDetails: (t) => t('actionUpdateDetails'),
  upgrade: (t) => t('actionUpgrade'),
  bookDemo: (t) => t('actionBookDemo'),
  reload: (t) => t('actionReload'),
}

export function useBannerWords() {
  const t = useText()
  const { number } = useFormat()
  return {
    wordsOf: ({ text, values = {} }: Banner) => texts[text](t, values, number),
    labelOf: ({ label }: BannerAction) => labels[label](t),
  }
}
