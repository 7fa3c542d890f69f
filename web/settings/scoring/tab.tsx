import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { gates } from '#contracts/subscription/features.ts'
import { namespace } from '../../i18n/namespace.ts'
import { UpgradeButton } from '../../shell/upgrade-button.tsx'
import { planName } from '../../shell/upgrades.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox, Radio } from '../../ui/checkbox.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import type { scoring } from './tab.server.ts'

const useText = namespace('scores')
const levelText = { off: 'anonymousOff', names: 'anonymousNames', faces: 'anonymousFaces' } as const
const aiText = { off: 'aiOff', 'after own': 'aiAfterOwn', 'at once': 'aiAtOnce' } as const

/** The company's rules for scorecards: what a missed must-have skill does, and whether new jobs hide the cards of others. */
export function ScoringTab({
  data: { mustHave, hiding, evaluation, personality, anonymousReview, ai },
  answer,
}: TabProps<typeof scoring>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'saved' in answer) show({ tone: 'success', message: t('rulesSaved') })
  }, [answer, show, t])
  const busy = useNavigation().formData?.get('intent') === 'scoring'
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="scoring" />
      {answer && 'refused' in answer && <Problem of={answer.refused} />}
      <Card>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-lg font-semibold">{t('rulesTitle')}</legend>
          <p className="text-muted">{t('rulesText')}</p>
          <Radio
            name="mustHave"
            value="reject"
            defaultChecked={mustHave === 'reject'}
            label={t('ruleReject')}
            hint={t('ruleRejectHint')}
          />
          <Radio
            name="mustHave"
            value="propose"
            defaultChecked={mustHave === 'propose'}
            label={t('rulePropose')}
            hint={t('ruleProposeHint')}
          />
        </fieldset>
      </Card>
      <Card>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-lg font-semibold">{t('hidingTitle')}</legend>
          <p className="text-muted">{t('hidingText')}</p>
          <Radio
            name="hiding"
            value="hide"
            defaultChecked={hiding === 'hide'}
            label={t('hideYes')}
            hint={t('hideYesHint')}
          />
          <Radio name="hiding" value="show" defaultChecked={hiding === 'show'} label={t('hideNo')} />
          <Radio name="hiding" value="as made" defaultChecked={hiding === 'as made'} label={t('hideAsMade')} />
        </fieldset>
      </Card>
      <Card>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-lg font-semibold">{t('anonymousTitle')}</legend>
          <p className="text-muted">{t('anonymousText')}</p>
          {(['off', 'names', 'faces'] as const).map((level) => (
            <Radio
              key={level}
              name="anonymousReview"
              value={level}
              defaultChecked={anonymousReview === level}
              label={t(levelText[level])}
            />
          ))}
        </fieldset>
      </Card>
      <Card>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-lg font-semibold">{t('aiTitle')}</legend>
          <p className="text-muted">{t('aiText')}</p>
          {!ai.isIncluded && (
            <Callout tone="info">
              <span className="flex flex-wrap items-center justify-between gap-2">
                {t('aiNeedsPlan', { plan: planName(gates.aiMagic.from) })}
                <UpgradeButton size="sm">{t('aiUpgrade')}</UpgradeButton>
              </span>
            </Callout>
          )}
          {ai.isIncluded && !ai.service && <Callout tone="info">{t('aiNoModel')}</Callout>}
          {(['off', 'after own', 'at once'] as const).map((mode) => (
            <Radio
              key={mode}
              name="evaluation"
              value={mode}
              defaultChecked={evaluation === mode}
              disabled={!ai.isIncluded}
              label={t(aiText[mode])}
              {...(mode === 'after own' && { hint: t('aiAfterOwnHint') })}
            />
          ))}
          <Checkbox
            name="personality"
            value="on"
            defaultChecked={personality}
            disabled={!ai.isIncluded}
            label={t('aiPersonality')}
            hint={t('aiPersonalityHint')}
          />
          <Callout tone="warning" title={t('aiLawTitle')}>
            <p>{t('aiLaw')}</p>
          </Callout>
        </fieldset>
      </Card>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('saveRules')}
      </Button>
    </Form>
  )
}
