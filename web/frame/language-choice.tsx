import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { interfaceLanguages, isLanguage, offeredLanguages } from '#contracts/kernel/language.ts'
import { codeOf, SteadyForm, useOnHand } from '../offline/index.ts'
import { CheckIcon, GlobeIcon } from '../ui/icons.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { namespace, useLanguage } from '../i18n/namespace.ts'

const useText = namespace('common')
const onHand = [codeOf('routes/language')]

const useHere = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

const nothing = () => () => {}

/**
 * Entries of a menu, each in its own language, so that people in a foreign one find the way back. Drawn by the
 * browser: every page would carry them for a choice that is made once.
 */
export function LanguageEntries() {
  const current = useLanguage()
  const inBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const t = useText()
  const here = useHere()
  useOnHand(onHand)
  if (!inBrowser) return null
  return (
    <SteadyForm action="/language" role="presentation">
      <input type="hidden" name="returnTo" value={here} />
      <div role="group" aria-label={t('language')}>
        {offeredLanguages.map((language) => (
          <MenuItem
            key={language}
            type="submit"
            name="language"
            value={language}
            role="menuitemradio"
            aria-checked={language === current}
            lang={language}
          >
            <CheckIcon aria-hidden="true" className={language === current ? '' : 'invisible'} />{' '}
            {interfaceLanguages[language].name}
          </MenuItem>
        ))}
      </div>
    </SteadyForm>
  )
}

/** The same as a list. */
export function LanguageList() {
  const current = useLanguage()
  useOnHand(onHand)
  return (
    <SteadyForm action="/language">
      <input type="hidden" name="returnTo" value={useHere()} />
      <div role="group" aria-label={useText()('language')} className="flex flex-wrap justify-center gap-x-4">
        {offeredLanguages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current || undefined}
            className="min-h-6 text-sm text-muted hover:text-ink aria-current:font-semibold aria-current:text-ink"
          >
            {interfaceLanguages[language].name}
          </button>
        ))}
      </div>
    </SteadyForm>
  )
}

/** Below pages that have no menu: one line until it is opened, which needs no script. */
export function LanguageBar() {
  const current = useLanguage()
  return (
    <details key={current}>
      <summary className="mx-auto flex min-h-6 w-fit cursor-pointer items-center gap-1 text-sm text-muted hover:text-ink">
        <GlobeIcon aria-hidden="true" />
        <span className="sr-only">{useText()('language')}: </span>
        <span translate="no">{isLanguage(current) ? interfaceLanguages[current].name : current}</span>
      </summary>
      <LanguageList />
    </details>
  )
}
