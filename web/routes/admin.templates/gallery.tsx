import type { FieldOfWork } from '#contracts/template/starter.ts'
import { namespace } from '../../i18n/namespace.ts'
import { fieldTexts, type TemplateSummary } from '../../templates/summary.ts'
import { WorkflowCards, type WorkflowSummary } from '../../templates/workflow-cards.tsx'
import { TemplateGrid } from '../../templates/template-card.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { CardStackIcon, MagnifyingGlassIcon } from '../../ui/icons.tsx'
import { LiveSearch } from '../../ui/live-search.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('templates')

type Props = {
  search: string
  own: readonly TemplateSummary[]
  groups: readonly { field: FieldOfWork; templates: readonly TemplateSummary[] }[]
  workflows: readonly WorkflowSummary[]
  jobs: readonly { jobId: string; title: string }[]
  chatbots: readonly { templateId: string; name: string; firstQuestion: string | null }[]
}

/** The company's templates first, then the library by field of work. */
export function Gallery({ search, own, groups, workflows, jobs, chatbots }: Props) {
  const t = useText()
  const nothing = own.length + groups.length + workflows.length + chatbots.length === 0
  return (
    <>
      <LiveSearch search={search} className="flex max-w-md gap-2">
        {(field) => (
          <>
            <Field label={t('search')} hideLabel className="grow">
              <TextInput
                ref={field}
                type="search"
                name="q"
                placeholder={t('search')}
                defaultValue={search}
                autoComplete="off"
              />
            </Field>
            <noscript>
              <Button type="submit" icon aria-label={t('search')}>
                <MagnifyingGlassIcon />
              </Button>
            </noscript>
          </>
        )}
      </LiveSearch>
      {nothing && (
        <EmptyState
          icon={<MagnifyingGlassIcon />}
          title={t('noMatch')}
          action={<ButtonLink to="/admin/templates">{t('clearSearch')}</ButtonLink>}
        >
          {t('noMatchText', { search })}
        </EmptyState>
      )}
      {(own.length > 0 || !search) && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t('own')}</h2>
          {own.length > 0 ? (
            <TemplateGrid label={t('own')} templates={own} />
          ) : (
            <EmptyState icon={<CardStackIcon />} title={t('ownEmpty')}>
              {t('ownEmptyText')}
            </EmptyState>
          )}
        </section>
      )}
      {workflows.length > 0 && <WorkflowCards {...{ workflows, jobs }} />}
      {chatbots.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t('chatbots')}</h2>
          <ul aria-label={t('chatbots')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {chatbots.map(({ templateId, name, firstQuestion }) => (
              <li key={templateId}>
                <Card className="h-full">
                  <p dir="auto" className="font-medium wrap-anywhere">
                    {name}
                  </p>
                  <p dir="auto" className="text-sm wrap-anywhere text-muted">
                    {firstQuestion}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.length > 0 && (
        <section className="flex flex-col gap-4">
          <div>
            <h2 className="text-lg font-semibold">{t('library')}</h2>
            <p className="text-muted">{t('libraryText')}</p>
          </div>
          {groups.map(({ field, templates }) => (
            <div key={field} className="flex flex-col gap-2">
              <h3 className="font-medium text-muted">{t(fieldTexts[field])}</h3>
              <TemplateGrid label={t(fieldTexts[field])} templates={templates} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}
