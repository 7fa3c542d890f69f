import type { SVGAttributes } from 'react'
import sprite from './icons.svg'

/** Named as in @radix-ui/react-icons. The drawings lie in one file made by the build, so that neither the pages nor the scripts carry their paths. */
const icon = (id: string) =>
  function Icon(props: SVGAttributes<SVGSVGElement>) {
    return (
      <svg width="15" height="15" {...props}>
        <use href={`${sprite}#${id}`} />
      </svg>
    )
  }

export const ArrowDownIcon = /* @__PURE__ */ icon('arrow-down')
export const ArrowLeftIcon = /* @__PURE__ */ icon('arrow-left')
export const ArrowUpIcon = /* @__PURE__ */ icon('arrow-up')
export const BackpackIcon = /* @__PURE__ */ icon('backpack')
export const BarChartIcon = /* @__PURE__ */ icon('bar-chart')
export const CardStackIcon = /* @__PURE__ */ icon('card-stack')
export const ChatBubbleIcon = /* @__PURE__ */ icon('chat-bubble')
export const CheckCircledIcon = /* @__PURE__ */ icon('check-circled')
export const CheckIcon = /* @__PURE__ */ icon('check')
export const CheckboxIcon = /* @__PURE__ */ icon('checkbox')
export const ChevronDownIcon = /* @__PURE__ */ icon('chevron-down')
export const ChevronLeftIcon = /* @__PURE__ */ icon('chevron-left')
export const ChevronRightIcon = /* @__PURE__ */ icon('chevron-right')
export const ClockIcon = /* @__PURE__ */ icon('clock')
export const CopyIcon = /* @__PURE__ */ icon('copy')
export const CounterClockwiseClockIcon = /* @__PURE__ */ icon('counter-clockwise-clock')
export const Cross2Icon = /* @__PURE__ */ icon('cross2')
export const CrossCircledIcon = /* @__PURE__ */ icon('cross-circled')
export const DashboardIcon = /* @__PURE__ */ icon('dashboard')
export const DesktopIcon = /* @__PURE__ */ icon('desktop')
export const DotFilledIcon = /* @__PURE__ */ icon('dot-filled')
export const DotsHorizontalIcon = /* @__PURE__ */ icon('dots-horizontal')
export const DoubleArrowLeftIcon = /* @__PURE__ */ icon('double-arrow-left')
export const DoubleArrowRightIcon = /* @__PURE__ */ icon('double-arrow-right')
export const DownloadIcon = /* @__PURE__ */ icon('download')
export const DragHandleDots2Icon = /* @__PURE__ */ icon('drag-handle-dots2')
export const EnvelopeClosedIcon = /* @__PURE__ */ icon('envelope-closed')
export const ExclamationTriangleIcon = /* @__PURE__ */ icon('exclamation-triangle')
export const ExitIcon = /* @__PURE__ */ icon('exit')
export const EyeClosedIcon = /* @__PURE__ */ icon('eye-closed')
export const EyeOpenIcon = /* @__PURE__ */ icon('eye-open')
export const GearIcon = /* @__PURE__ */ icon('gear')
export const HamburgerMenuIcon = /* @__PURE__ */ icon('hamburger-menu')
export const IdCardIcon = /* @__PURE__ */ icon('id-card')
export const InfoCircledIcon = /* @__PURE__ */ icon('info-circled')
export const Link2Icon = /* @__PURE__ */ icon('link2')
export const LockClosedIcon = /* @__PURE__ */ icon('lock-closed')
export const MagnifyingGlassIcon = /* @__PURE__ */ icon('magnifying-glass')
export const MobileIcon = /* @__PURE__ */ icon('mobile')
export const PauseIcon = /* @__PURE__ */ icon('pause')
export const PersonIcon = /* @__PURE__ */ icon('person')
export const PlayIcon = /* @__PURE__ */ icon('play')
export const PlusIcon = /* @__PURE__ */ icon('plus')
export const RadiobuttonIcon = /* @__PURE__ */ icon('radiobutton')
export const ResetIcon = /* @__PURE__ */ icon('reset')
export const SwitchIcon = /* @__PURE__ */ icon('switch')
export const TrashIcon = /* @__PURE__ */ icon('trash')
export const VideoIcon = /* @__PURE__ */ icon('video')
