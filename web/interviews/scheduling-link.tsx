import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { GearIcon } from '../ui/icons.tsx'

const useText = namespace('shell')

/** To one's own hours and calendars (NAV-038), under the name that the person's menu has for them. */
export function SchedulingLink() {
  const t = useText()
  return (
    <ButtonLink to="/scheduling-settings">
      <GearIcon aria-hidden="true" /> {t('topScheduling')}
    </ButtonLink>
  )
}
