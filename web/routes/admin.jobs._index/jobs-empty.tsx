import { BackpackIcon, MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { CreateJob } from '../../shell/create-job.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Asked, type JobTab, listPath } from './list.ts'

type JobsEmptyProps = { asked: Asked; counts: Record<JobTab, number> }

const useText = namespace('jobs')
const nothing = {
  active: { title: 'noneActive', text: 'noneActiveText' },
  draft: { title: 'noneDraft', text: 'noneDraftText' },
  archived: { title: 'noneArchived', text: 'noneArchivedText' },
} as const satisfies Record<JobTab, { title: string; text: string }>
const firstJob = { title: 'first', text: 'firstText' } as const
/** To whom it falls to create none. */
const noneForYou = { title: 'noneForYou', text: 'noneForYouText' } as const

export function JobsEmpty({ asked: { tab, search, owner, category }, counts }: JobsEmptyProps) {
  const t = useText()
  const { noNewJob } = useShell()
  if (search || owner || category)
    return (
      <EmptyState
        icon={<MagnifyingGlassIcon />}
        title={t('noMatch')}
        action={<ButtonLink to={listPath({ tab })}>{t(owner || category ? 'showAll' : 'clearSearch')}</ButtonLink>}
      >
        {owner ? t('noneOfOwner') : category ? t('noneOfCategory') : t('noMatchText', { search })}
      </EmptyState>
    )
  const first = Object.values(counts).every((count) => count === 0)
  const { title, text } = first ? (noNewJob === 'not-allowed' ? noneForYou : firstJob) : nothing[tab]
  return (
    <EmptyState icon={<BackpackIcon />} title={t(title)} action={(first || tab !== 'archived') && <CreateJob />}>
      {t(text)}
    </EmptyState>
  )
}
