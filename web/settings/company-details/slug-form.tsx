import { Form, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { slugOfName } from '#contracts/company/slug.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Refused } from '../tab.ts'

const useText = namespace('settings')

type SlugFormProps = { slug: string | null; name: string; host: string; refused: Refused | null }

/** A company's own address, at first one for its name; of two that want the same, one gets it and the other sees why not. */
export function SlugForm({ slug, name, host, refused }: SlugFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const error = refused?.refused.fields.slug
  useFocusOnError(form, error ? refused : null)
  const busy = useNavigation().formData?.get('intent') === 'slug'
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
      <input type="hidden" name="intent" value="slug" />
      <Field label={t('slugLabel')} hint={t('slugHint', { host })} error={error}>
        <TextInput
          name="slug"
          dir="ltr"
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={(error ? refused?.kept.slug : undefined) ?? slug ?? slugOfName(name)}
          className="max-w-xs"
        />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {slug ? t('slugChange') : t('slugTake')}
      </Button>
    </Form>
  )
}
