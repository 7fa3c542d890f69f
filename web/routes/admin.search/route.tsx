import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { SteadyForm } from '../../offline/index.ts'
import { groupsOf, groupText } from '../../palette/groups.ts'
import { foundBy } from '../../palette/search.server.ts'
import { useShell } from '../../shell/use-shell.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('palette')

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: documentTitle(useText.for(matches)('title')) },
]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle<unknown>

/** The palette as a page of its own, for browsers without scripts. */
export const loader = async (args: LoaderFunctionArgs) => foundBy(await requireAccess('admin.search', args), args)

export default function Search() {
  const found = useLoaderData<typeof loader>()
  const t = useText()
  const { features } = useShell()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Form method="get" role="search" className="flex items-end gap-2">
        <Field label={t('question')} className="min-w-0 grow">
          <TextInput type="search" name="q" defaultValue={found.question} key={found.question} />
        </Field>
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
      </Form>
      {found.hits.length === 0 && (
        <EmptyState title={t('nothing', { question: found.question })}>{t('nothingHint')}</EmptyState>
      )}
      {groupsOf(found).map(({ group, hits }) => (
        <Card key={group} title={t(groupText(group, features.review))}>
          <ul className="flex flex-col divide-y divide-line">
            {hits.map((hit) => (
              <li key={hit.key} className="flex flex-wrap items-baseline gap-x-3 py-2">
                {hit.post ? (
                  <SteadyForm action={hit.to}>
                    <Button type="submit">{hit.title}</Button>
                  </SteadyForm>
                ) : (
                  <Link to={hit.to} className="link" reloadDocument={hit.to.startsWith('/api/')}>
                    {hit.title}
                  </Link>
                )}
                <span className="text-sm text-muted">{hit.detail}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
