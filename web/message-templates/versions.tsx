import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { CommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import { PathLink } from '../ui/path-link.tsx'
import type { Editing } from './edited.ts'
import { editorOf } from './texts.ts'

const useText = namespace('messages')
type VersionsProps = Pick<Editing, 'versions' | 'shown'> & { templateId: string }

/** Every version that was saved; opening one shows it in the editor, and saving it brings it back. */
export function Versions({ versions, shown, templateId }: VersionsProps) {
  const t = useText()
  return (
    <Card title={t('versions')}>
      <ol className="flex flex-col gap-1 text-sm">
        {versions.map(({ version, at, by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-2">
            <PathLink
              to={`${editorOf(templateId)}&version=${version}`}
              className="link"
              aria-current={version === shown ? 'true' : undefined}
            >
              {t('version', { version })}
            </PathLink>
            <Instant at={at} />
            {by && <bdi className="text-muted">{by}</bdi>}
          </li>
        ))}
      </ol>
      <Form method="post" preventScrollReset className="mt-4">
        <CommandId />
        <input type="hidden" name="intent" value="delete-template" />
        <input type="hidden" name="templateId" value={templateId} />
        <Button type="submit" size="sm" variant="danger">
          {t('deleteTemplate')}
        </Button>
      </Form>
    </Card>
  )
}
