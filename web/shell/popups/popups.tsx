import { useState } from 'react'
import type { ShellData } from '../shell-data.ts'
import type { Popup } from '../use-shell.ts'
import { ChatPopup } from './chat.tsx'
import { ConfirmPopup } from './confirm.tsx'
import { CongratsPopup, LimitPopup, UpgradePopup } from './plan.tsx'
import { TeamPopup } from './team.tsx'

/** Whatever has been opened over the page; some lead on to another. */
export default function Popups({ popup, shell, onClose }: { popup: Popup; shell: ShellData; onClose: () => void }) {
  const [from, setFrom] = useState(popup)
  const [shown, setShown] = useState(popup)
  if (from !== popup) {
    setFrom(popup)
    setShown(popup)
  }
  const rest = { shell, onClose, onChat: () => setShown({ kind: 'chat' }) }
  switch (shown.kind) {
    case 'upgrade':
      return <UpgradePopup {...rest} />
    case 'limit':
      return <LimitPopup {...rest} of={shown.of} />
    case 'congrats':
      return <CongratsPopup {...rest} plan={shown.plan} />
    case 'inviteTeam':
    case 'collaboration':
      return <TeamPopup {...rest} kind={shown.kind} />
    case 'chat':
      return <ChatPopup {...rest} />
    case 'confirm':
      return <ConfirmPopup {...shown} onClose={onClose} />
    default:
      return shown satisfies never
  }
}
