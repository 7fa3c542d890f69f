import { Form, useNavigation } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('templates')

export function UseForm() {
  const t = useText()
  const { state, formData } = useNavigation()
  return (
    <Form method="post">
      <CommandId />
      <Button
        type="submit"
        name="intent"
        value="use"
        variant="primary"
        busy={state !== 'idle' && formData?.get('intent') === 'use'}
      >
        {t('use')}
      </Button>
    </Form>
  )
}

/** Another name, and the end of it. The question whether to delete is a fold, so that it needs no script. */
export function Manage({ name, version }: { name: string; version: number }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p className="text-sm text-muted">{t('changeHint')}</p>
      <Form method="post" className="flex max-w-xl flex-wrap items-end gap-2">
        <CommandId />
        <input type="hidden" name="version" value={version} />
        <Field label={t('name')} className="min-w-48 grow">
          <TextInput name="name" maxLength={80} defaultValue={name} autoComplete="off" />
        </Field>
        <Button type="submit" name="intent" value="rename">
          {t('rename')}
        </Button>
      </Form>
      <details>
        <summary className="w-fit rounded-md py-1 text-danger-ink">{t('delete')}</summary>
        <Form method="post" className="mt-2 flex flex-col items-start gap-2">
          <CommandId />
          <p>
            <strong dir="auto" className="font-medium">
              {t('deleteTitle', { name })}
            </strong>{' '}
            {t('deleteText')}
          </p>
          <Button type="submit" name="intent" value="delete" variant="danger">
            {t('delete')}
          </Button>
        </Form>
      </details>
    </div>
  )
}
