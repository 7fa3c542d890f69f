import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { Builder } from '../../builder/builder.tsx'
import { MeetingContext } from '../../builder/meeting.ts'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle } from '../../lib/page.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { openBuilder } from './builder.server.ts'

export { keepPageBefore as clientLoader } from '../../offline/index.ts'

const useText = namespace('builder')

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: documentTitle(
      data ? jobTitleIn(commonText.for(matches), data.job.draft.details.jobTitle) : useText.for(matches)('job'),
    ),
  },
]

export const loader = async (args: LoaderFunctionArgs) =>
  openBuilder(await requireAccess('jobs-cep.create_.$jobId', args), args)

/** The builder holds the newest draft itself; walking through its steps asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function BuilderRoute() {
  const { meeting, ...opened } = useLoaderData<typeof loader>()
  return (
    <MeetingContext.Provider value={meeting}>
      <Builder key={opened.job.jobId} {...opened} />
    </MeetingContext.Provider>
  )
}
