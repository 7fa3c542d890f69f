import { Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { type TemplateSummary, templatePath } from './summary.ts'

const useText = namespace('templates')

/** How much a template asks, in one line. */
export function TemplateFacts({ template: { questions, skills, minutes } }: { template: TemplateSummary }) {
  const t = useText()
  return (
    <span className="text-sm text-muted tabular-nums">
      {[
        t('questions', { count: questions }),
        ...(skills ? [t('skills', { count: skills })] : []),
        t('minutes', { minutes }),
      ].join(' · ')}
    </span>
  )
}

export function TemplateCard({ template }: { template: TemplateSummary }) {
  const t = useText()
  const { templateId, name, field, version } = template
  return (
    <Link
      to={templatePath(templateId)}
      className="flex h-full min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-raised px-3 py-2.5 shadow-card hover:border-control"
    >
      <span className="flex min-w-0 items-baseline justify-between gap-2">
        <span dir="auto" translate="no" className="min-w-0 font-medium wrap-anywhere">
          {name}
        </span>
        {field === null && version > 1 && <Badge>{t('version', { version })}</Badge>}
      </span>
      <TemplateFacts template={template} />
    </Link>
  )
}

export function TemplateGrid({ label, templates }: { label: string; templates: readonly TemplateSummary[] }) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {templates.map((template) => (
        <li key={template.templateId}>
          <TemplateCard template={template} />
        </li>
      ))}
    </ul>
  )
}
