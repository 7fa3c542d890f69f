import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Shell } from './shell.tsx'
import type { Search } from './top-bar.tsx'
import type { ShellData } from './shell-data.ts'
import { namespace } from '../i18n/namespace.ts'

const useText = namespace('shell')

type NotHereProps = { status: 403 | 404; shell: ShellData; search: Search }

/** In the place of a page that is not there, or not for this person. */
export function NotHere({ status, shell, search }: NotHereProps) {
  const t = useText()
  const [title, what, text] =
    status === 404
      ? ([t('notHereMissingTitle'), t('notHereMissingWhat'), t('notHereMissingText')] as const)
      : ([t('notHereForbiddenTitle'), t('notHereForbiddenWhat'), t('notHereForbiddenText')] as const)
  return (
    <Shell loaded={shell} title={title} search={search}>
      <EmptyState
        title={what}
        action={
          <ButtonLink to="/" variant="primary">
            {t('notHereStart')}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </Shell>
  )
}
