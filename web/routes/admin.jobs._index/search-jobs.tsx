import { MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { Form, useSubmit } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** Filters while typing; without scripts on pressing the button. */
export function SearchJobs({ tab, search }: { tab: string; search: string }) {
  const submit = useSubmit()
  return (
    <Form method="get" role="search" key={tab} onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })} className="flex w-full gap-2 sm:w-72">
      <input type="hidden" name="currentTab" value={tab} />
      <TextInput type="search" name="search" aria-label="Search jobs by title" placeholder="Search jobs" defaultValue={search} maxLength={200} />
      <Button type="submit" icon aria-label="Search">
        <MagnifyingGlassIcon />
      </Button>
    </Form>
  )
}
