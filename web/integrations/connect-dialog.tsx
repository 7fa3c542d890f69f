import { Form } from '@remix-run/react'
import type { CatalogueEntry, CatalogueType } from '#contracts/integration/catalogue.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { credentialLimits } from '#contracts/integration/limits.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Listing } from './listing.tsx'

const useText = namespace('integrations')
const texts = {
  jobadder: { reads: ['linkReads'], writes: 'linkWrites' },
  ga: { reads: ['readsVisits'], writes: 'writesNothing' },
  zapier: { reads: ['readsCandidates', 'readsChoices'], writes: 'writesActions' },
} as const
const ofOthers = { reads: ['readsTests', 'readsResult'], writes: 'writesCandidate' } as const

type Props = {
  onClose: () => void
  type: CatalogueType
  title: string
  way: Extract<CatalogueEntry['way'], { kind: 'connection' | 'key' | 'id' }>
}

/** What a system will read and write, before it is connected. */
export function ConnectDialog({ onClose, type, title, way }: Props) {
  const t = useText()
  const { reads, writes } = type === 'jobadder' || type === 'zapier' || type === 'ga' ? texts[type] : ofOthers
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('connectTitle', { name: title })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {way.kind === 'connection' ? (
            <ButtonLink to={way.to} variant="primary">
              {t('continue')}
            </ButtonLink>
          ) : (
            <Form method="post" preventScrollReset onSubmit={onClose} id="connect">
              <input type="hidden" name="intent" value="connect" />
              <Button type="submit" variant="primary" name="type" value={type}>
                {t('connect')}
              </Button>
            </Form>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Listing title={t('readsTitle')} texts={reads.map((key) => t(key))} />
        <Listing title={t('writesTitle')} texts={[t(writes, { name: title })]} />
        {way.kind === 'id' ? (
          <Field label={t('measurementId')} hint={t('measurementHint')} required>
            <TextInput name="token" form="connect" dir="ltr" required maxLength={credentialLimits.token} />
          </Field>
        ) : (
          <p className="text-muted">{t('withYourRights')}</p>
        )}
      </div>
    </Dialog>
  )
}
