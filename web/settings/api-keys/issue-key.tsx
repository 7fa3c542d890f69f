import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useId, useRef } from 'react'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { CommandId } from '../../offline/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { scopeName } from './scopes.ts'

const useText = namespace('settings')

type IssueKeyProps = {
  /** Whether they may issue a key that is no person's. */
  mayServe: boolean
  scopes: Permission[]
  answer: { key: string; label: string } | null
  refused: { message: string; fields: Record<string, string> } | null
}

export function IssueKey({ mayServe, scopes, answer, refused }: IssueKeyProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const errorId = useId()
  useFocusOnError(form, refused)
  useEffect(() => {
    if (answer) form.current?.reset()
  }, [answer])
  const busy = useNavigation().formData?.get('intent') === 'issue-key'
  const fields = refused?.fields ?? {}

  return (
    <>
      {answer && <NewKey secret={answer.key} label={answer.label} />}
      <Form method="post" ref={form} preventScrollReset noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="issue-key" />
        <CommandId done={answer} />
        {refused && Object.keys(fields).length === 0 && (
          <Callout tone="danger" announce>
            {refused.message}
          </Callout>
        )}
        <Field label={t('keyLabel')} error={fields.label} required className="max-w-md">
          <TextInput name="label" maxLength={120} placeholder={t('keyLabelExample')} />
        </Field>
        <fieldset aria-describedby={fields.scopes ? errorId : undefined}>
          <legend className="mb-1 text-sm font-medium">{t('keyScopes')}</legend>
          <div className="grid gap-1 sm:grid-cols-2">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={scopeName(t, scope)}
                aria-invalid={fields.scopes ? true : undefined}
              />
            ))}
          </div>
          <FieldError id={errorId} error={fields.scopes} />
        </fieldset>
        {mayServe && <Checkbox name="service" value="yes" label={t('keyForService')} />}
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          {t('keyCreate')}
        </Button>
      </Form>
    </>
  )
}

/** The only time the key is shown. */
export function NewKey({ secret, label }: { secret: string; label: string }) {
  const t = useText()
  return (
    <Callout tone="success" announce title={t('keyFor', { label })} className="mb-6 [&>div]:grow">
      <p>{t('keyCopyNow')}</p>
      <div className="mt-2 flex items-center gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextInput
          readOnly
          value={secret}
          aria-label={t('keyValue', { label })}
          className="min-w-0 font-mono"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={secret} label={t('keyCopy')} copiedLabel={t('keyCopied')} />
      </div>
    </Callout>
  )
}
