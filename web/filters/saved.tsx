import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import { roles as systemRoles } from '#contracts/kernel/roles.ts'
import { MAX_FILTER_NAME, SHARED_WITH_TEAM } from '#contracts/saved-filter/rules.ts'
import type { ReactNode } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { codeOf, CommandId, SteadyForm, useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TrashIcon } from '../ui/icons.tsx'
import { Popover } from '../ui/popover.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type SavedFilterData, withFilter } from './filter-data.ts'

const useText = namespace('filters')
const onHand = [codeOf('routes/admin.videos_.filters')]
const roleText = { admin: 'roleAdmin', edit: 'roleEdit', review: 'roleReview' } as const

export type SavedFiltersProps = { jobId: string; filter: CandidateFilter; saved: SavedFilterData }
type Filter = SavedFilterData['filters'][number]

/** The saved filters of a job: to open one, to keep the one that is shown, and to change one's own. */
export default function SavedFilters({ jobId, filter, saved }: SavedFiltersProps) {
  const t = useText()
  useOnHand(onHand)
  const address = filterAddress(filter).toString()
  const current = saved.filters.find((each) => each.address === address)
  return (
    <>
      {saved.filters.length > 0 && (
        <Popover label={<bdi className="truncate">{current?.name ?? t('savedFilters')}</bdi>} title={t('savedFilters')}>
          <ul aria-label={t('savedFilters')} className="max-h-96 w-80 max-w-[85vw] overflow-y-auto">
            {saved.filters.map((each) => (
              <Saved key={each.filterId} jobId={jobId} saved={each} roles={saved.roles} current={each === current} />
            ))}
          </ul>
        </Popover>
      )}
      {address && !current && (
        <Popover label={t('saveFilter')} title={t('saveFilter')}>
          <KeepForm jobId={jobId} intent="save" done={address + saved.filters.length}>
            <input type="hidden" name="address" value={address} />
            <Fields roles={saved.roles} />
            <Button type="submit" variant="primary">
              {t('save')}
            </Button>
          </KeepForm>
        </Popover>
      )}
    </>
  )
}

function KeepForm({
  jobId,
  intent,
  done,
  children,
  inline = false,
}: {
  jobId: string
  intent: string
  done: string
  children: ReactNode
  inline?: boolean
}) {
  const { pathname, search } = useLocation()
  return (
    <SteadyForm action="/admin/videos/filters" className={inline ? '' : 'flex w-72 max-w-[85vw] flex-col gap-3 p-2'}>
      <CommandId done={done} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="job" value={jobId} />
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </SteadyForm>
  )
}

function Fields({ roles, saved }: { roles: SavedFilterData['roles']; saved?: Filter }) {
  const t = useText()
  return (
    <>
      <Field label={t('filterName')}>
        <TextInput
          name="name"
          required
          maxLength={MAX_FILTER_NAME}
          autoComplete="off"
          defaultValue={saved?.name ?? ''}
        />
      </Field>
      <Field label={t('sharedWith')}>
        <Select
          name="sharedWith"
          defaultValue={saved?.sharedWith ?? ''}
          placeholder={t('onlyMe')}
          options={[
            { value: SHARED_WITH_TEAM, label: t('team') },
            ...systemRoles.map((role) => ({ value: role as string, label: t(roleText[role]) })),
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={t('place')}>
        <Select
          name="pinned"
          defaultValue={saved?.pinned ? '1' : '0'}
          options={[
            { value: '0', label: t('inMenu') },
            { value: '1', label: t('pinned') },
          ]}
        />
      </Field>
    </>
  )
}

function Saved({
  jobId,
  saved,
  roles,
  current,
}: {
  jobId: string
  saved: Filter
  roles: SavedFilterData['roles']
  current: boolean
}) {
  const t = useText()
  const [query] = useSearchParams()
  const { filterId, name, address, sharedWith, pinned, own } = saved
  return (
    <li>
      <div className="flex items-center gap-1">
        <Link
          to={withFilter(query, new URLSearchParams(address))}
          aria-current={current ? 'true' : undefined}
          className="menu-entry min-w-0 grow aria-[current]:font-medium"
        >
          <span className="flex min-w-0 flex-col">
            <bdi className="truncate">{name}</bdi>
            <span className="text-xs text-muted">
              {own ? t(sharedWith === null ? 'onlyMe' : 'sharedByMe') : t('sharedByColleague')}
            </span>
          </span>
        </Link>
        {own && (
          <KeepForm jobId={jobId} intent="delete" done={filterId} inline>
            <input type="hidden" name="filterId" value={filterId} />
            <Button type="submit" size="sm" variant="quiet" icon aria-label={t('deleteFilter', { name })}>
              <TrashIcon />
            </Button>
          </KeepForm>
        )}
      </div>
      {own && (
        <details className="ps-3 text-sm">
          <summary className="link w-fit cursor-pointer list-none">{t('editFilter')}</summary>
          <KeepForm jobId={jobId} intent="change" done={[name, sharedWith, pinned].join(' ')}>
            <input type="hidden" name="filterId" value={filterId} />
            <Fields roles={roles} saved={saved} />
            <Button type="submit">{t('save')}</Button>
          </KeepForm>
        </details>
      )}
    </li>
  )
}
