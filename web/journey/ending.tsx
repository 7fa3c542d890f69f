import { Media } from '../media/late-media.tsx'
import { namespace } from '../i18n/namespace.ts'
import { CheckCircledIcon, InfoCircledIcon } from '../ui/icons.tsx'
import type { ModuleOf } from '#contracts/job/journey.ts'

const useText = namespace('journey')

/** The thank-you page's default title carries the name of the candidate (MOD-016). */
export const withName = (text: string, name: string) =>
  name ? text.replaceAll('{candidate_name}', name) : text.replace(/,?\s*\{candidate_name\}/g, '')

type EndingProps = { module: ModuleOf<'THANK_YOU' | 'REJECT'>; name: string; heading?: 'h1' | 'h2' | undefined }

export function Ending({ module, name, heading: Heading = 'h1' }: EndingProps) {
  const t = useText()
  const thanks = module.kind === 'THANK_YOU'
  const Icon = thanks ? CheckCircledIcon : InfoCircledIcon
  return (
    <section className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-4 py-10 text-center wrap-anywhere">
      {thanks && <span aria-hidden="true" className="nibbles" />}
      <Icon aria-hidden="true" className={thanks ? 'size-12 text-success-ink' : 'size-12 text-muted'} />
      <Heading dir="auto" className="text-2xl font-semibold text-balance @2xl:text-3xl">
        {withName(module.title, name)}
      </Heading>
      {module.description && (
        <p dir="auto" className="whitespace-pre-line">
          {withName(module.description, name)}
        </p>
      )}
      <p dir="auto" className="text-lg whitespace-pre-line text-muted">
        {withName(module.message, name)}
      </p>
      <Media media={module.questionMedia} label={t('outroVideo')} className="w-full" />
    </section>
  )
}
