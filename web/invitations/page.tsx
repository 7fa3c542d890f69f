import { Form, Link } from '@remix-run/react'
import { useState } from 'react'
import { type InvitationState, invitationStates } from '#contracts/views/invitations.ts'
import { namespace } from '../i18n/namespace.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { InvitationActions } from './actions.tsx'
import { Imports } from './imports.tsx'
import { InvitationsTable } from './table.tsx'
import type { InvitationsData } from './data.ts'

const useText = namespace('outreach')
const stateText = {
  added: 'stateAdded',
  waiting: 'stateWaiting',
  undelivered: 'stateUndelivered',
  started: 'stateStarted',
  completed: 'stateCompleted',
} as const satisfies Record<InvitationState, string>

/** Everyone who was invited to a job, how far they are, and what can be done about it. */
export function InvitationsPage(data: InvitationsData) {
  const { job, rows, more, counts, state, search, page, add, imports, now } = data
  const t = useText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const here = new Set(rows.map(({ candidateId }) => candidateId))
  const picked = [...chosen].filter((id) => here.has(id))
  const address = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(search && { q: search }), ...more })
    return `?${query.toString()}`
  }
  const all = invitationStates.reduce((sum, each) => sum + counts[each], 0)
  const tabs = [
    { to: '?', label: t('stateAll'), count: all, current: state === null },
    ...invitationStates.map((each) => ({
      to: `?state=${each}`,
      label: t(stateText[each]),
      count: counts[each],
      current: state === each,
    })),
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{t('invitations')}</h2>
        {job.status === 'active' && (
          <ButtonLink variant="primary" to={add}>
            <PlusIcon aria-hidden="true" />
            {t('invitePeople')}
          </ButtonLink>
        )}
      </div>
      <Tabs label={t('invitations')} tabs={tabs} />
      {all > 0 && (
        <Form method="get" role="search" className="max-w-sm">
          {state && <input type="hidden" name="state" value={state} />}
          <Field label={t('searchInvitations')} hideLabel>
            <TextInput
              key={search}
              type="search"
              name="q"
              defaultValue={search}
              placeholder={t('searchInvitations')}
              dir="auto"
            />
          </Field>
        </Form>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t(all === 0 ? 'noInvitations' : 'noneHere')}>
          {all === 0 ? t('noInvitationsText') : t('noneHereText')}
        </EmptyState>
      ) : (
        <>
          <InvitationActions data={data} picked={picked} onDone={() => setChosen(new Set())} />
          <p className="text-sm text-muted">{t('openedHint')}</p>
          <InvitationsTable data={data} chosen={chosen} onChoose={setChosen} now={now} />
        </>
      )}
      {(page > 1 || more) && (
        <nav aria-label={t('pages')} className="flex gap-3">
          {page > 1 && <Link to={address({ page: String(page - 1) })}>{t('newer')}</Link>}
          {more && <Link to={address({ page: String(page + 1) })}>{t('older')}</Link>}
        </nav>
      )}
      <Imports jobId={job.jobId} imports={imports} mayRevert={data.mayWithdraw} />
    </div>
  )
}
