import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { scopeName } from './scopes.ts'

const useText = namespace('settings')

export type KeyRow = {
  keyId: string
  label: string
  scopes: Permission[]
  issuedAt: string
  issuedBy: string
  service: boolean
  /** Title of the one job it edits; null for one of the API, and once the job is gone. */
  job: string | null
  endsAt: string | null
}

type Refused = { message: string } | null
/** `before`: a refusal that is none of this question. */
type Revoking = { key: KeyRow; before: Refused }

export function ApiKeys({ keys, refused }: { keys: KeyRow[]; refused: Refused }) {
  const t = useText()
  const [revoking, setRevoking] = useState<Revoking | null>(null)
  useEffect(() => setRevoking(null), [keys])
  if (keys.length === 0) return <p className="mb-4 text-muted">{t('keysNone')}</p>
  return (
    <div className="mb-6">
      <Table
        caption={t('keysInUse')}
        head={
          <>
            <Th>{t('key')}</Th>
            <Th>{t('keyMay')}</Th>
            <Th>{t('keyWhose')}</Th>
            <Th>{t('keyIssued')}</Th>
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          </>
        }
      >
        {keys.map((key) => (
          <tr key={key.keyId}>
            <Td className="font-medium">{key.label}</Td>
            <Td>
              {key.endsAt && (
                <p>
                  <Sentence
                    text={t('keyOnlyJob', { title: key.job ?? '–' })}
                    parts={{ date: <Instant at={key.endsAt} precision="day" /> }}
                  />
                </p>
              )}
              <ul className="flex flex-wrap gap-1">
                {key.scopes.map((scope) => (
                  <li key={scope}>
                    <Badge>{scopeName(t, scope)}</Badge>
                  </li>
                ))}
              </ul>
            </Td>
            <Td>{key.service ? t('keyService') : t('keyPerson', { name: key.issuedBy })}</Td>
            <Td className="whitespace-nowrap text-muted">
              <Sentence
                text={t('keyIssuedBy', { name: key.issuedBy })}
                parts={{ date: <Instant at={key.issuedAt} precision="day" /> }}
              />
            </Td>
            <Td className="text-end">
              <Button
                size="sm"
                onClick={() => setRevoking({ key, before: refused })}
                aria-label={t('keyRevokeNamed', { label: key.label })}
              >
                {t('keyRevoke')}
              </Button>
            </Td>
          </tr>
        ))}
      </Table>
      <RevokeDialog
        asked={revoking?.key ?? null}
        problem={refused === revoking?.before ? null : refused}
        onClose={() => setRevoking(null)}
      />
    </div>
  )
}

function RevokeDialog({ asked, problem, onClose }: { asked: KeyRow | null; problem: Refused; onClose: () => void }) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      size="sm"
      title={t('keyRevokeQuestion', { label: asked?.label ?? '' })}
      description={t('keyRevokeNote')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="revoke-key" />
            <input type="hidden" name="keyId" value={asked?.keyId ?? ''} />
            <Button type="submit" variant="danger" busy={busy}>
              {t('keyRevokeButton')}
            </Button>
          </Form>
        </>
      }
    >
      {problem && <Problem of={problem} />}
    </Dialog>
  )
}
