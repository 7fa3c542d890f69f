import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'

const useText = namespace('identity')

/**
 * Ways to sign in other than by a password, below the form (AUTH-030: both on the standard login). `google`: whether this
 * installation has a client there. They lead away from here, so they are plain links, and work without scripts.
 */
export function Providers({
  google = false,
  singleSignOn = false,
  returnTo = '/',
}: {
  google?: boolean
  singleSignOn?: boolean
  returnTo?: string
}) {
  const t = useText()
  if (!google && !singleSignOn) return null
  const query = returnTo === '/' ? '' : `&${new URLSearchParams({ returnTo })}`
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      {google && (
        <a href={`/auth?connection=google${query}`} className={buttonClasses({ size: 'lg' })}>
          {t('withGoogle')}
        </a>
      )}
      {singleSignOn && (
        <a href={`/auth?connection=sso${query}`} className={buttonClasses({ size: 'lg' })}>
          {t('withCompany')}
        </a>
      )}
    </div>
  )
}
