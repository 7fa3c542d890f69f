import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('places')

/** A part of the product that has its place, and is not built yet: what will be here, and what does the work until then. */
export function Coming({
  what,
  today,
  links,
}: {
  what: string
  today: string
  links: readonly { to: string; label: string }[]
}) {
  const t = useText()
  return (
    <div className="grid max-w-4xl items-start gap-4 md:grid-cols-2">
      <Card title={t('comingTitle')}>
        <p>{what}</p>
      </Card>
      <Card title={t('todayTitle')}>
        <p>{today}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {links.map(({ to, label }, index) => (
            <ButtonLink
              key={to}
              to={to}
              reloadDocument={!to.startsWith('/admin') && !to.startsWith('/jobs')}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </div>
  )
}
