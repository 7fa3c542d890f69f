import { expect, it } from 'vitest'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()

it('whoever can see no job and create none is told when one appears, and not to create their first', async () => {
  const company = colleaguesOf(here.platform, here.acme)
  await company.onPlan('enterprise')
  const [onlooker, creator] = [
    await company.colleague('Kim Sol', await company.role('Onlooker', 'jobs.read')),
    await company.colleague('Ann Ott', await company.role('Creator', 'jobs.create')),
  ]
  const seenBy = async (who: typeof onlooker) => (await here.get(who, '/admin/jobs')).text
  expect(await seenBy(onlooker)).toContain('A job appears here as soon as a colleague has created one')
  expect(await seenBy(onlooker)).not.toContain('Your first job')
  expect(await seenBy(creator)).toContain('Your first job')
})
