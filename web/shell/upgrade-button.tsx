import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { useShell } from './use-shell.ts'

/**
 * Beside what the plan lacks, on every page in the frame (BILL-025): opens the pop-up that names the next plan. Who may
 * change the plan goes on to the plans from there; others read whom to ask (BILL-026), so all are shown it.
 */
export function UpgradeButton(props: Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'>) {
  const { open } = useShell()
  return <Button aria-haspopup="dialog" {...props} onClick={() => open({ kind: 'upgrade' })} />
}
