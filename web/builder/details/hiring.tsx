import { noManager, noOrganization } from '#contracts/job/empty-details.ts'
import type { HiringManager, HiringOrganization } from '#contracts/job/later-details.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { TextBox } from '../bound-fields.tsx'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'

const useText = namespace('builder')
const managerFields = { name: 'managerName', position: 'managerPosition' } as const
const organizationFields = {
  name: 'organizationName',
  email: 'organizationEmail',
  website: 'organizationWebsite',
  sameAs: 'organizationProfile',
} as const

/** Who hires: the person candidates will work for, and the organization where it is another than the company. */
export function Hiring() {
  const t = useText()
  const { draft, change } = useEditor()
  const { hiringManager = noManager, hiringOrganization = noOrganization } = draft.details
  const setManager = (field: keyof HiringManager, text: string) =>
    change(
      (draft) => editDetails(draft, { hiringManager: { ...noManager, ...draft.details.hiringManager, [field]: text } }),
      `hiringManager.${field}`,
    )
  const setOrganization = (field: keyof HiringOrganization, text: string) =>
    change(
      (draft) =>
        editDetails(draft, {
          hiringOrganization: { ...noOrganization, ...draft.details.hiringOrganization, [field]: text },
        }),
      `hiringOrganization.${field}`,
    )
  return (
    <>
      <Card title={t('hiringManager')}>
        <p className="mb-3 text-muted">{t('hiringManagerText')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(managerFields) as (keyof HiringManager)[]).map((field) => (
            <TextBox
              key={field}
              path={`details.hiringManager.${field}`}
              label={t(managerFields[field])}
              optional
              value={hiringManager[field]}
              onText={(text) => setManager(field, text)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('hiringOrganization')}>
        <p className="mb-3 text-muted">{t('hiringOrganizationText')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(organizationFields) as (keyof HiringOrganization)[]).map((field) => (
            <TextBox
              key={field}
              path={`details.hiringOrganization.${field}`}
              label={t(organizationFields[field])}
              optional
              value={hiringOrganization[field]}
              onText={(text) => setOrganization(field, text)}
            />
          ))}
        </div>
      </Card>
    </>
  )
}
