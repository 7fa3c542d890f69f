import { Form, Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PlusIcon } from '../ui/icons.tsx'

const useText = namespace('scheduling')

type OwnHoursProps = {
  rules: readonly { ruleId: string; name: string }[]
  defaultRuleId: string | null
  /** Which of them is edited below; null for new ones. */
  shown: string | null
}

/** The sets of hours of a person: one is the default. */
export function OwnHours({ rules, defaultRuleId, shown }: OwnHoursProps) {
  const t = useText()
  if (rules.length === 0) return null
  return (
    <Card
      title={t('yourHours')}
      actions={
        <ButtonLink to="?rule=new" preventScrollReset size="sm">
          <PlusIcon aria-hidden="true" />
          {t('addHours')}
        </ButtonLink>
      }
    >
      <ul className="flex flex-col">
        {rules.map(({ ruleId, name }) => (
          <li key={ruleId} className="flex flex-wrap items-center gap-2 border-t border-line py-2 first:border-t-0">
            <Link
              to={`?rule=${ruleId}`}
              preventScrollReset
              aria-current={ruleId === shown ? 'true' : undefined}
              className="link min-w-0 wrap-anywhere aria-[current]:font-semibold"
            >
              <bdi>{name}</bdi>
            </Link>
            {ruleId === defaultRuleId ? <Badge tone="info">{t('default')}</Badge> : null}
            <span className="grow" />
            {ruleId !== defaultRuleId && (
              <Act intent="default" ruleId={ruleId} label={t('makeDefault')} name={t('makeDefaultOf', { name })} />
            )}
            <Act intent="remove" ruleId={ruleId} label={t('remove')} name={t('removeOf', { name })} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Act({ intent, ruleId, label, name }: { intent: string; ruleId: string; label: string; name: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="ruleId" value={ruleId} />
      <Button type="submit" variant="quiet" size="sm" aria-label={name}>
        {label}
      </Button>
    </Form>
  )
}
