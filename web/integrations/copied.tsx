import { namespace } from '../i18n/namespace.ts'
import { CopyButton } from '../ui/copy-button.tsx'

const useText = namespace('integrations')

/** A key or an address for another system, to be copied. */
export function Copied({ label, text }: { label: string; text: string }) {
  const t = useText()
  return (
    <div className="flex flex-col gap-1">
      <span className="text-sm font-medium">{label}</span>
      <div className="flex items-start gap-2">
        <code dir="ltr" className="min-w-0 flex-1 rounded-md bg-neutral-soft px-2 py-1.5 text-sm break-all">
          {text}
        </code>
        <CopyButton size="sm" text={text} label={t('copy')} copiedLabel={t('copied')} title={label} />
      </div>
    </div>
  )
}
