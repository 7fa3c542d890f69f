import { iconAt } from '../shell/navigation.ts'
import { Avatar } from '../ui/avatar.tsx'
import {
  BackpackIcon,
  CheckCircledIcon,
  ChevronRightIcon,
  CounterClockwiseClockIcon,
  CrossCircledIcon,
  DashboardIcon,
  EnvelopeClosedIcon,
  FileTextIcon,
  GearIcon,
  HamburgerMenuIcon,
  PaperPlaneIcon,
  Pencil2Icon,
  PlusIcon,
  SwitchIcon,
} from '../ui/icons.tsx'
import type { Hit, HitIcon as Name } from './hits.ts'

const icons: Record<Name, typeof GearIcon> = {
  advance: ChevronRightIcon,
  board: DashboardIcon,
  create: PlusIcon,
  edit: Pencil2Icon,
  history: CounterClockwiseClockIcon,
  invite: PaperPlaneIcon,
  list: HamburgerMenuIcon,
  move: SwitchIcon,
  rate: CheckCircledIcon,
  reject: CrossCircledIcon,
  remind: EnvelopeClosedIcon,
}
const isPerson = ({ kind }: Hit) => kind === 'candidate' || kind === 'user'

function iconOf({ kind, icon, to }: Hit) {
  if (icon) return icons[icon]
  if (kind === 'job') return BackpackIcon
  return iconAt(to) ?? (to.startsWith('/admin/settings') ? GearIcon : FileTextIcon)
}

/** People have their initials, everything else a drawing of what it is. */
export function HitIcon({ hit }: { hit: Hit }) {
  if (isPerson(hit)) return <Avatar name={hit.title} seed={hit.key.split(':')[1] ?? hit.key} size="sm" />
  const Icon = iconOf(hit)
  return (
    <span className="flex w-6 shrink-0 justify-center">
      <Icon aria-hidden="true" className={hit.icon === 'advance' ? 'rtl:-scale-x-100' : undefined} />
    </span>
  )
}
