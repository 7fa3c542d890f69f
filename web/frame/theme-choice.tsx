import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { type Theme, themes } from '#contracts/http/theme.ts'
import { namespace } from '../i18n/namespace.ts'
import { codeOf, SteadyForm, useOnHand } from '../offline/index.ts'
import { DesktopIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { MenuItem } from '../ui/menu.tsx'

const useText = namespace('common')
const onHand = [codeOf('routes/theme')]
const icons = { system: DesktopIcon, light: SunIcon, dark: MoonIcon }
const names = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' } as const

/** What was chosen in this browser. */
export const useTheme = (): Theme => useRouteLoaderData<{ theme: Theme }>('root')?.theme ?? 'system'

/** Shown at once; the server keeps it for the pages to come. */
const paint = (theme: Theme) => (document.documentElement.dataset.theme = theme)

/** Entries of a menu, in one line: light, dark, or as the device is set. */
export function ThemeEntries() {
  const t = useText()
  const current = useTheme()
  const { pathname, search } = useLocation()
  useOnHand(onHand)
  return (
    <SteadyForm action="/theme" role="presentation">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <div role="group" aria-label={t('theme')} className="flex gap-0.5 px-1 py-1">
        {themes.map((theme) => {
          const Icon = icons[theme]
          return (
            <MenuItem
              key={theme}
              type="submit"
              name="theme"
              value={theme}
              role="menuitemradio"
              aria-checked={theme === current}
              title={t(names[theme])}
              aria-label={t(names[theme])}
              onClick={() => paint(theme)}
              className="justify-center aria-checked:bg-accent-soft aria-checked:[&>svg]:text-accent-ink"
            >
              <Icon aria-hidden="true" />
            </MenuItem>
          )
        })}
      </div>
    </SteadyForm>
  )
}
