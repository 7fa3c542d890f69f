import { useEffect } from 'react'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import { interfaceLanguages } from '#contracts/kernel/language.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { useShell } from '../shell/use-shell.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PathLink } from '../ui/path-link.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { useToasts } from '../ui/toast.tsx'
import type { TabAnswer } from './answer.ts'
import type { templatesFor } from './editor.server.ts'
import { editorOf, useTexts } from './texts.ts'

const useText = namespace('messages')
type TemplateListProps = NonNullable<Awaited<ReturnType<typeof templatesFor>>> & { answer: TabAnswer }

/** Templates of the company and its jobs, or what a larger plan has where this one has none (PUB-028). */
export function TemplateList({ answer, ...props }: TemplateListProps) {
  const { list } = useFormat()
  const t = useText()
  const { show } = useToasts()
  const { open } = useShell()
  const titled = useJobTitle()
  useEffect(() => {
    if (answer && 'templateSaved' in answer) show({ tone: 'success', message: t('templateSaved') })
    if (answer && 'templateDeleted' in answer) show({ tone: 'success', message: t('templateDeleted') })
  }, [answer, show, t])
  return (
    <Card
      title={t('templatesTitle')}
      actions={props.may && <ButtonLink to={editorOf('new')}>{t('newTemplate')}</ButtonLink>}
    >
      <p className="mb-4 text-muted">{t('templatesText')}</p>
      {!props.may && <Button onClick={() => open({ kind: 'upgrade' })}>{t('seePlans')}</Button>}
      {props.may && props.templates.length === 0 && <p className="text-muted">{t('noTemplates')}</p>}
      {props.may && props.templates.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {props.templates.map((each) => (
            <li key={each.templateId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <PathLink to={editorOf(each.templateId)} className="link font-medium">
                <bdi>{each.name}</bdi>
              </PathLink>
              <span className="text-muted">
                {t(useTexts[each.use])} · {t(each.channel === 'sms' ? 'byText' : 'byMail')} ·{' '}
                <bdi>{each.job === null ? t('allJobs') : titled(each.job)}</bdi>
              </span>
              <span className="text-sm text-muted">
                {list(each.languages.map((code) => interfaceLanguages[code as InterfaceLanguage].name))}
              </span>
              {each.isDefault && <Badge tone="success">{t('isDefault')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
