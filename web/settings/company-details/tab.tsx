import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Instant } from '../../ui/instant.tsx'
import type { TabProps } from '../tab.ts'
import type { companyDetails } from './tab.server.ts'

export function CompanyDetailsTab({ data: company }: TabProps<typeof companyDetails>) {
  return (
    <Card title="Company">
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted">Name</dt>
        <dd>{company.name}</dd>
        <dt className="text-muted">Company ID</dt>
        <dd className="flex flex-wrap items-center gap-2">
          <code className="font-mono">{company.id}</code>
          <CopyButton text={company.id} label="Copy" copiedLabel="Copied!" size="sm" />
        </dd>
        <dt className="text-muted">Signed up</dt>
        <dd>
          <Instant at={company.createdAt} precision="day" />
        </dd>
      </dl>
    </Card>
  )
}
