import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('webhooks')

/** The only time the secret is shown. */
export function NewSecret({ secret, url }: { secret: string; url: string }) {
  const t = useText()
  return (
    <Callout tone="success" announce title={t('secretFor', { url })} className="[&>div]:grow">
      <p>{t('secretNow')}</p>
      <div className="mt-2 flex items-center gap-2 max-sm:flex-col max-sm:items-stretch">
        <TextInput
          readOnly
          dir="ltr"
          value={secret}
          aria-label={t('secret')}
          className="min-w-0 font-mono"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={secret} label={t('copy')} copiedLabel={t('copied')} />
      </div>
    </Callout>
  )
}

/** What a call by hand was answered. */
export function Tried({ code, error }: { code: number | null; error: string | null }) {
  const t = useText()
  const isFine = code !== null && code >= 200 && code < 300
  return (
    <Callout tone={isFine ? 'success' : 'danger'} announce>
      {code === null ? t('triedNothing') : t('triedCode', { code })} {error}
    </Callout>
  )
}
