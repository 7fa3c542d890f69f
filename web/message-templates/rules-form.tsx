import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import {
  isUsualReason,
  MAX_HOLD_MINUTES,
  MAX_REASON,
  MAX_REASONS,
  type RejectionReason,
  type TextWay,
  usualMessageRules,
} from '#contracts/company/message-rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Cross2Icon } from '../ui/icons.tsx'
import { Problem } from '../ui/problem.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useToasts } from '../ui/toast.tsx'
import type { TabAnswer } from './answer.ts'
import { reasonTexts } from './reason-texts.ts'

const useText = namespace('messages')
const useCommonText = namespace('common')

type RulesFormProps = {
  holdMinutes: number
  reasons: readonly RejectionReason[]
  /** Null where the installation has no WhatsApp. */
  textsBy: TextWay | null
  answer: TabAnswer
}

/** The company's rules: how long messages wait, and the reasons that a rejection is offered. */
export function RulesForm({ holdMinutes, reasons, textsBy, answer }: RulesFormProps) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'saved' in answer) show({ tone: 'success', message: t('rulesSaved') })
  }, [answer, show, t])
  const refused = answer && 'refused' in answer ? answer.refused : undefined
  const busy = useNavigation().formData?.get('intent') === 'rules'
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="rules" />
      {refused && <Problem of={refused} />}
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('holdTitle')}</h2>
        <p className="text-muted">{t('holdText')}</p>
        <Field label={t('holdMinutes')} hint={t('holdHint')} error={refused?.fields.holdMinutes}>
          <TextInput
            name="holdMinutes"
            type="number"
            min={0}
            max={MAX_HOLD_MINUTES}
            step={1}
            required
            defaultValue={holdMinutes}
            className="max-w-28"
          />
        </Field>
        {textsBy && (
          <Checkbox
            name="textsBy"
            value="whatsapp"
            defaultChecked={textsBy === 'whatsapp'}
            label={t('overWhatsapp')}
            hint={t('overWhatsappHint')}
          />
        )}
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t('reasonsTitle')}</h2>
        <p className="text-muted">{t('reasonsText')}</p>
        <Reasons key={JSON.stringify(reasons)} reasons={reasons} problem={refused?.fields.rejectionReasons} />
      </Card>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('save')}
      </Button>
    </Form>
  )
}

/** One line each; an empty one is left out. */
function Reasons({ reasons, problem }: { reasons: readonly RejectionReason[]; problem: string | undefined }) {
  const t = useText()
  const common = useCommonText()
  const [lines, setLines] = useState<readonly RejectionReason[]>(reasons)
  const added = useRef<HTMLInputElement>(null)
  const wordsOf = ({ reasonId, text }: RejectionReason) =>
    isUsualReason(reasonId) ? common(reasonTexts[reasonId]) : (text ?? '')
  return (
    <>
      {lines.length === 0 && <p className="text-muted">{t('noReasons')}</p>}
      <ol className="flex flex-col gap-2">
        {lines.map((line, at) => (
          <li key={line.reasonId} className="flex max-w-xl items-center gap-2">
            <input type="hidden" name="reasonId" value={line.reasonId} />
            <TextInput
              ref={at === lines.length - 1 ? added : undefined}
              name="reason"
              aria-label={t('reasonNumber', { number: at + 1 })}
              defaultValue={wordsOf(line)}
              readOnly={isUsualReason(line.reasonId)}
              maxLength={MAX_REASON}
              dir="auto"
            />
            <Button
              icon
              variant="quiet"
              aria-label={t('removeReason', { reason: wordsOf(line) || String(at + 1) })}
              onClick={() => setLines(lines.filter((each) => each !== line))}
            >
              <Cross2Icon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={lines.length >= MAX_REASONS}
          onClick={() => {
            setLines([...lines, { reasonId: crypto.randomUUID(), text: '' }])
            requestAnimationFrame(() => added.current?.focus())
          }}
        >
          {t('addReason')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setLines(usualMessageRules.rejectionReasons)}>
          {t('usualReasons')}
        </Button>
      </div>
    </>
  )
}
