import type { Installation, SystemStatus } from '#contracts/views/system.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Engines } from './engines.tsx'
import { ReadModels } from './read-models.tsx'
import { Rebuild } from './rebuild.tsx'
import { Repairs } from './repairs.tsx'
import { Storage } from './storage.tsx'

const useText = namespace('system')

/** The whole installation, for operators. */
export function OfInstallation({
  installation,
  stuckStreams,
}: { installation: Installation } & Pick<SystemStatus, 'stuckStreams'>) {
  const t = useText()
  return (
    <>
      <Card title={t('engines')}>
        <Engines engines={installation.engines} />
      </Card>
      <Card title={t('readModels')}>
        <ReadModels {...installation} />
      </Card>
      <Card title={t('rebuild')}>
        <Rebuild rebuild={installation.rebuild} />
      </Card>
      <Card title={t('repairs')}>
        <Repairs {...installation} stuckStreams={stuckStreams} />
      </Card>
      <Card title={t('storage')}>
        <Storage {...installation} />
      </Card>
    </>
  )
}
