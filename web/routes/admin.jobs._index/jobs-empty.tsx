import { BackpackIcon, MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { Form } from '@remix-run/react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { JobTab } from './list.ts'

type JobsEmptyProps = { tab: JobTab; search: string; counts: Record<JobTab, number>; mayCreate: boolean }

const nothing = {
  active: { title: 'No job is live', text: 'A job takes candidates once it has been activated in the last step of the builder.' },
  draft: { title: 'No drafts', text: 'Jobs that are being built are kept here until they go live.' },
  archived: { title: 'Nothing is archived', text: 'Archived jobs keep their candidates and their history, and can be activated again.' },
}

export function JobsEmpty({ tab, search, counts, mayCreate }: JobsEmptyProps) {
  if (search)
    return (
      <EmptyState icon={<MagnifyingGlassIcon />} title="No job matches" action={<ButtonLink to={`/admin/jobs?currentTab=${tab}`}>Clear the search</ButtonLink>}>
        No title here contains ‘{search}’.
      </EmptyState>
    )
  const first = Object.values(counts).every((count) => count === 0)
  const { title, text } = first
    ? { title: 'Your first job', text: 'Describe it, decide what candidates are asked, and share one link. It takes a few minutes.' }
    : nothing[tab]
  const create = (
    <Form method="post" action="/jobs-cep/create">
      <Button type="submit" variant="primary">
        Create New Job
      </Button>
    </Form>
  )
  return (
    <EmptyState icon={<BackpackIcon />} title={title} action={mayCreate && (first || tab !== 'archived') ? create : undefined}>
      {text}
    </EmptyState>
  )
}
