import { namespace } from '../../i18n/namespace.ts'
import { TextBox } from '../bound-fields.tsx'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { Gated } from '../gated.tsx'
import type { OfferedBrand } from './offered-brands.ts'

const useText = namespace('builder')
const dots = ['--accent', '--accent-ink'] as const

type Props = { brands: readonly OfferedBrand[]; companyName: string }

/** Which of the company's brands the job wears; a plan with one brand for all jobs shows it, locked (BRD-014). */
export function BrandCard({ brands, companyName }: Props) {
  const t = useText()
  const { draft, change } = useEditor()
  const { brandId, brandName } = draft.details
  const own = brands.find((each) => each.brandId === brandId)
  const chosen = own ?? brands.find(({ isDefault }) => isDefault)
  // The default is worn without being named, so that a job follows when another brand becomes it.
  const choose = ({ brandId, isDefault }: OfferedBrand) =>
    change((draft) => editDetails(draft, { brandId: isDefault ? undefined : brandId }))
  const isOwn = own !== undefined || brandName !== ''
  return (
    <Gated
      feature="multiBranding"
      title={t('branding')}
      onClear={isOwn ? () => change((draft) => editDetails(draft, { brandId: undefined, brandName: '' })) : undefined}
    >
      {brands.length > 0 && (
        <fieldset className="mb-4 min-w-0">
          <legend className="mb-1.5 font-medium">{t('brandOfJob')}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {brands.map((each) => (
              <label
                key={each.brandId}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-edge bg-raised px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-default"
              >
                <input
                  type="radio"
                  name="brand"
                  className="size-4 shrink-0 accent-accent"
                  checked={each === chosen}
                  onChange={() => choose(each)}
                />
                {each.look.logo && (
                  <img src={each.look.logo.src} alt="" className="size-8 shrink-0 rounded-sm object-contain" />
                )}
                <span className="min-w-0 grow">
                  <bdi className="block truncate">{each.look.name || companyName}</bdi>
                  {each.isDefault && <span className="block text-sm text-muted">{t('brandIsDefault')}</span>}
                </span>
                <span aria-hidden="true" className="flex shrink-0 gap-1" style={each.look.style}>
                  {dots.map((role) => (
                    <span key={role} className="size-4 rounded-full" style={{ background: `var(${role})` }} />
                  ))}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextBox
        path="details.brandName"
        label={t('brandName')}
        optional
        hint={t('brandHint')}
        value={brandName}
        onText={(text) => change((draft) => editDetails(draft, { brandName: text }), 'details.brandName')}
      />
    </Gated>
  )
}
