import { Card } from '../../ui/card.tsx'

const grounds = {
  surface: 'bg-surface',
  raised: 'bg-raised',
  sunken: 'bg-sunken',
  hover: 'bg-hover',
  'accent-soft': 'bg-accent-soft',
}
const hues = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  violet: 'bg-violet-soft text-violet-ink',
  teal: 'bg-teal-soft text-teal-ink',
  orange: 'bg-orange-soft text-orange-ink',
  pink: 'bg-pink-soft text-pink-ink',
  accent: 'bg-accent text-on-accent',
}
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl']
const radii = { 'rounded-sm': 'rounded-sm', 'rounded-md': 'rounded-md', 'rounded-lg': 'rounded-lg' }
const shadows = { button: 'shadow-button', card: 'shadow-card', float: 'shadow-float' }

/** Each pair of these is measured in web/ui/tokens.spec.ts. */
export const Colours = () => (
  <Card title="Colors">
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
      {Object.entries(grounds).map(([name, look]) => (
        <p key={name} className={`rounded-md border border-line p-3 ${look}`}>
          {name} <span className="block text-sm text-muted">muted</span>
        </p>
      ))}
      {Object.entries(hues).map(([name, look]) => (
        <p key={name} className={`rounded-md p-3 font-medium ${look}`}>
          {name}
        </p>
      ))}
    </div>
  </Card>
)

export const Shapes = () => (
  <Card title="Type, corners, elevation">
    <div className="flex flex-wrap items-baseline gap-4">
      {sizes.map((size) => (
        <span key={size} className={size}>
          {size.slice(5)}
        </span>
      ))}
    </div>
    <div className="mt-4 flex flex-wrap gap-4">
      {Object.entries(radii).map(([name, look]) => (
        <span key={name} className={`border border-edge px-4 py-2 ${look}`}>
          {name}
        </span>
      ))}
      {Object.entries(shadows).map(([name, look]) => (
        <span key={name} className={`rounded-md bg-raised px-4 py-2 ${look}`}>
          {name}
        </span>
      ))}
    </div>
  </Card>
)
