import { expect, it } from 'vitest'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()

it.each([
  ['growth', 'Individual'],
  ['enterprise', 'Professional'],
] as const)(
  'the plan %s has one name for people, %s, where plans are chosen, and none other anywhere (BILL-007)',
  async (plan, name) => {
    await colleaguesOf(here.platform, here.acme).onPlan(plan)
    const words = async (path: string) =>
      (await here.get(here.acme.admin, path)).text
        .replace(/<script.*?<\/script>/gs, '')
        .replace(/<[^>]*>|[\u2068\u2069]/g, ' ')
    const [overview, billing] = [await words('/admin/overview'), await words('/admin/billing')]
    expect(billing).toContain(`Your plan: ${name}`)
    for (const page of [overview, billing]) expect(page).not.toMatch(/\b(Growth|Enterprise)\b/)
  },
)
