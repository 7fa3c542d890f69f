import { BackpackIcon, MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { CreateJob } from '../../shell/create-job.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { JobTab } from './list.ts'

type JobsEmptyProps = { tab: JobTab; search: string; counts: Record<JobTab, number> }

const useText = namespace('jobs')
const nothing = {
  active: { title: 'noneActive', text: 'noneActiveText' },
  draft: { title: 'noneDraft', text: 'noneDraftText' },
  archived: { title: 'noneArchived', text: 'noneArchivedText' },
} as const satisfies Record<JobTab, { title: string; text: string }>
const firstJob = { title: 'first', text: 'firstText' } as const
/** To whom it falls to create none. */
const noneForYou = { title: 'noneForYou', text: 'noneForYouText' } as const

export function JobsEmpty({ tab, search, counts }: JobsEmptyProps) {
  const t = useText()
  const { noNewJob } = useShell()
  if (search)
    return (
      <EmptyState
        icon={<MagnifyingGlassIcon />}
        title={t('noMatch')}
        action={<ButtonLink to={`/admin/jobs?currentTab=${tab}`}>{t('clearSearch')}</ButtonLink>}
      >
        {t('noMatchText', { search })}
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
