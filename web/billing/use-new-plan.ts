import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { useShell } from '../shell/use-shell.ts'
import { untilPlan } from './until-plan.ts'

async function planNow(): Promise<PlanName | null> {
  const answer = await fetch('/admin/frame').catch(() => null)
  return answer?.ok && !answer.redirected ? ((await answer.json()) as ShellData).plan : null
}

/**
 * Waits on an open page for the plan that was just bought, loads the page again when it is there, and congratulates
 * (BILL-025, BILL-037). `wanted` is null where none was.
 */
export function useNewPlan(wanted: PlanName | null, plan: PlanName): 'here' | 'waiting' | 'late' {
  const [late, setLate] = useState(false)
  const { revalidate } = useRevalidator()
  const { open } = useShell()
  const isHere = wanted === null || wanted === plan

  useEffect(() => {
    if (wanted && isHere) open({ kind: 'congrats', plan: wanted })
  }, [wanted, isHere, open])

  useEffect(() => {
    if (!wanted || isHere) return
    const leaving = new AbortController()
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
    void untilPlan(wanted, { ask: planNow, wait, signal: leaving.signal }).then((outcome) => {
      if (outcome === 'here') revalidate()
      else if (outcome === 'late') setLate(true)
    })
    return () => leaving.abort()
  }, [wanted, isHere, revalidate])

  return isHere ? 'here' : late ? 'late' : 'waiting'
}
