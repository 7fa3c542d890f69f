import { Form } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { usePush } from './use-push.ts'

const useText = namespace('notices')

type Device = { deviceId: string; device: string; addedAt: string }
const words = {
  off: null,
  on: 'pushIsOn',
  denied: 'pushDenied',
  unknown: 'pushUnknown',
  failed: 'pushFailed',
} as const

/** Whether this browser shows notifications, and which others do. */
export function PushCard({ devices, publicKey }: { devices: Device[]; publicKey: string }) {
  const t = useText()
  const { state, busy, turnOn } = usePush(publicKey)
  const said = state && words[state]
  return (
    <Card title={t('push')}>
      <p className="mb-4 text-muted">{t('pushAbout')}</p>
      <p role="status">{said && t(said)}</p>
      {(state === 'off' || state === 'failed') && (
        <Button busy={busy} onClick={() => void turnOn()}>
          {t('pushOn')}
        </Button>
      )}
      {devices.length > 0 && (
        <div className="mt-4">
          <Table
            caption={t('pushDevices')}
            head={
              <>
                <Th>{t('pushDevice')}</Th>
                <Th>{t('pushSince')}</Th>
                <Th>
                  <span className="sr-only">{t('remove')}</span>
                </Th>
              </>
            }
          >
            {devices.map(({ deviceId, device, addedAt }) => (
              <tr key={deviceId}>
                <Td className="font-medium">{device || t('unknownDevice')}</Td>
                <Td className="whitespace-nowrap text-muted">
                  <Instant at={addedAt} />
                </Td>
                <Td className="text-end">
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="intent" value="remove-device" />
                    <input type="hidden" name="device" value={deviceId} />
                    <Button
                      type="submit"
                      size="sm"
                      aria-label={t('pushRemove', { device: device || t('unknownDevice') })}
                    >
                      {t('remove')}
                    </Button>
                  </Form>
                </Td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Card>
  )
}
