import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { Permission } from '#contracts/permissions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { scopeLabels } from './scopes.ts'

export type KeyRow = { keyId: string; label: string; scopes: Permission[]; issuedAt: string; issuedBy: string }

export function ApiKeys({ keys }: { keys: KeyRow[] }) {
  const [revoking, setRevoking] = useState<KeyRow | null>(null)
  useEffect(() => setRevoking(null), [keys])
  if (keys.length === 0) return <p className="mb-4 text-muted">No key has been issued yet.</p>
  return (
    <div className="mb-6">
      <Table
        caption="API keys in use"
        head={
          <>
            <Th>Key</Th>
            <Th>May</Th>
            <Th>Issued</Th>
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </>
        }
      >
        {keys.map((key) => (
          <tr key={key.keyId}>
            <Td className="font-medium">{key.label}</Td>
            <Td>
              <ul className="flex flex-wrap gap-1">
                {key.scopes.map((scope) => (
                  <li key={scope}>
                    <Badge>{scopeLabels[scope] ?? scope}</Badge>
                  </li>
                ))}
              </ul>
            </Td>
            <Td className="whitespace-nowrap text-muted">
              <Instant at={key.issuedAt} precision="day" /> by {key.issuedBy}
            </Td>
            <Td className="text-end">
              <Button size="sm" onClick={() => setRevoking(key)} aria-label={`Revoke ${key.label}`}>
                Revoke
              </Button>
            </Td>
          </tr>
        ))}
      </Table>
      <RevokeDialog revoking={revoking} onClose={() => setRevoking(null)} />
    </div>
  )
}

function RevokeDialog({ revoking, onClose }: { revoking: KeyRow | null; onClose: () => void }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Dialog
      open={revoking !== null}
      onClose={onClose}
      size="sm"
      title={`Revoke ‘${revoking?.label ?? ''}’?`}
      description="Programs that use it are refused from the next call on. This cannot be undone; a new key can be issued."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="revoke-key" />
            <input type="hidden" name="keyId" value={revoking?.keyId ?? ''} />
            <Button type="submit" variant="danger" busy={busy}>
              Revoke key
            </Button>
          </Form>
        </>
      }
    />
  )
}
