import { pageErrors } from '#contracts/user/sign-in-errors.ts'
import { LanguageList } from '../../frame/language-choice.tsx'
import { namespace } from '../../i18n/namespace.ts'
import KeySwitch from '../../keys/key-switch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { TabProps } from '../tab.ts'
import { BoardForm } from './board-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PortraitForm } from './portrait-form.tsx'
import type { profile } from './tab.server.ts'

const useText = namespace('settings')
const savedTexts = { name: 'nameSaved', portrait: 'portraitSaved', board: 'boardSaved' } as const

/** A person's own account: what they may change whatever their role. */
export function ProfileTab({ data: own, answer }: TabProps<typeof profile>) {
  const t = useText()
  const refused = answer && 'refused' in answer ? answer : null
  return (
    <div className="contents" data-error={refused ? pageErrors.profile : undefined}>
      {refused && Object.keys(refused.refused.fields).length === 0 && <Problem of={refused.refused} />}
      <Card title={t('account')}>
        {answer && 'saved' in answer && (
          <Callout tone="success" announce className="mb-4">
            {t(savedTexts[answer.saved])}
          </Callout>
        )}
        <PortraitForm key={own.picture} userId={own.userId} name={own.name} picture={own.picture} refused={refused} />
        <hr className="my-6 border-line" />
        <NameForm name={own.name} refused={refused} />
        <dl className="mt-6 grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">{t('accountEmail')}</dt>
          <dd className="flex flex-wrap items-center gap-2 break-all">
            {own.email} {!own.emailVerified && <Badge tone="warning">{t('accountUnverified')}</Badge>}
          </dd>
          {own.phone && (
            <>
              <dt className="text-muted">{t('accountPhone')}</dt>
              <dd dir="ltr" className="text-start">
                {own.phone}
              </dd>
            </>
          )}
          <dt className="text-muted">{t('accountRole')}</dt>
          <dd>{own.role}</dd>
          <dt className="text-muted">{t('accountLanguage')}</dt>
          <dd className="flex">
            <LanguageList />
          </dd>
        </dl>
      </Card>
      <Card title={t('password')}>
        {own.passwordChanged && (
          <Callout tone="success" announce className="mb-4">
            {t('passwordChanged')}
          </Callout>
        )}
        {own.hasPassword ? (
          <PasswordForm key={own.passwordSetAt} setAt={own.passwordSetAt} refused={refused} />
        ) : (
          <p className="text-muted">{t('passwordElsewhere')}</p>
        )}
      </Card>
      <Card title={t('ownBoards')}>
        <BoardForm key={String(own.conceals)} conceals={own.conceals} />
      </Card>
      <Card title={t('keyboard')}>
        <KeySwitch />
      </Card>
    </div>
  )
}
