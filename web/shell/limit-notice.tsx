import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import type { LimitName } from './use-shell.ts'

const useText = namespace('shell')

/** What each limit is called once it is reached (NAV-037), in the pop-up and on the page with the plans. */
export const limitTexts = {
  jobs: { title: 'popupLimitTitleJobs', text: 'popupLimitTextJobs' },
  seats: { title: 'popupLimitTitleSeats', text: 'popupLimitTextSeats' },
  candidates: { title: 'popupLimitTitleCandidates', text: 'popupLimitTextCandidates' },
  lives: { title: 'popupLimitTitleLives', text: 'popupLimitTextLives' },
} as const satisfies Record<LimitName, { title: string; text: string }>

export const isLimit = (name: string | null): name is LimitName => name !== null && Object.hasOwn(limitTexts, name)

export function LimitNotice({ of }: { of: LimitName }) {
  const t = useText()
  return (
    <Callout tone="warning" title={t(limitTexts[of].title)}>
      {t(limitTexts[of].text)}
    </Callout>
  )
}
