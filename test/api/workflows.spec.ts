import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { aJob } from '../fixtures/job.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const owner = (): Asker => ({
  kind: 'user',
  companyId: here.acme.companyId,
  userId: here.acme.userId,
  role: 'admin',
  creator: true,
  permissions: permissionsOf.admin,
})
const note = { name: 'Say it', trigger: 'completes', action: { type: 'comment', text: 'Completed' } }
const call = (method: string, path: string, body?: object, who = here.acme.key) =>
  here.send(who, method, `/api/v2${path}`, body ? { body } : {})

describe('workflow templates', () => {
  it('are created, read, changed and deleted, switched off, and the company lists them', async () => {
    const sent = { name: 'Follow up', automations: [{ ...note, enabled: true }] }
    const made = await call('POST', '/workflow', sent)
    expect(made).toMatchObject({
      status: 201,
      body: { workflow: { name: 'Follow up', version: 1, columns: [], automations: [{ ...note, enabled: false }] } },
    })
    const id = made.body.workflow.workflow_id as string
    const changed = await call('PATCH', `/workflow/${id}`, { name: 'Follow them up', version: 1 })
    expect(changed.body.workflow).toMatchObject({ name: 'Follow them up', version: 2, automations: [note] })
    expect((await call('PATCH', `/workflow/${id}`, { name: 'Late', version: 1 })).body.code).toBe('template/stale')
    const { body: company } = await call('GET', '/company')
    expect(company.workflowTemplateList).toContainEqual({ workflow_id: id, name: 'Follow them up', version: 2 })
    expect((await call('GET', `/workflow/${id}`, undefined, here.rival.key)).status).toBe(404)
    expect((await call('GET', `/templates/assessment/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/workflow/${id}`)).body).toEqual({ status: 'OK' })
    expect((await call('GET', `/workflow/${id}`)).status).toBe(404)
    expect((await call('DELETE', `/workflow/${here.acme.templateId}`)).status).toBe(404)
  })

  it('say what keeps them from being saved', async () => {
    const broken = { ...note, name: '', action: { type: 'moveToColumn', statusId: null } }
    expect((await call('POST', '/workflow', { name: ' ', automations: [broken] })).body).toMatchObject({
      code: 'template/invalid',
      fields: {
        name: 'Required field',
        'automations.0.name': 'Required field',
        'automations.0.action.statusId': 'Required field',
      },
    })
    expect((await call('POST', '/workflow', { name: 'Empty', automations: [] })).body.fields).toHaveProperty(
      'automations',
    )
    expect((await call('POST', '/workflow', { name: 'Odd', automations: [note], rows: 1 })).status).toBe(400)
  })
})

describe('the automations of a job', () => {
  const job = async (automations: object[] = []) => {
    const { useCases } = here.platform
    const { jobId } = await useCases.jobs.createJob(owner(), { draft: aJob() })
    const { token } = await useCases.jobs.activateJob(owner(), { jobId })
    await here.platform.caughtUp(token)
    if (automations.length > 0) await call('PATCH', `/job/${jobId}/automations`, { automations })
    return jobId
  }
  const automationsOf = async (jobId: string) => (await call('GET', `/job/${jobId}/automations`)).body.automations

  it('are kept as a template, and added to another job switched off and once', async () => {
    const { automations } = here.platform.useCases
    const [from, to] = [await job([{ ...note, enabled: true, stages: ['default'] }]), await job([note])]
    const kept = await automations.saveWorkflow(owner(), { jobId: from, name: 'Notes', commandId: randomUUID() })
    await here.platform.caughtUp(kept.token)
    const request = { jobId: to, templateId: kept.templateId, commandId: randomUUID() }
    expect(await automations.applyWorkflow(owner(), request)).toMatchObject({ added: 1, left: [] })
    expect(await automationsOf(to)).toMatchObject([note, { ...note, enabled: false, stages: ['default'] }])

    const page = await here.get(here.acme.admin, '/admin/templates')
    expect(page.text).toContain('Notes')
    const answer = await here.post(here.acme.admin, '/admin/templates', {
      form: { intent: 'apply', templateId: kept.templateId, jobId: from, commandId: randomUUID() },
    })
    expect(answer.text).toContain('1 automation was added to')
  })

  it('are not those of a template whose stages the board does not have, and the refusal says so', async () => {
    const stages = [randomUUID()]
    const columns = [{ id: stages[0], title: 'Phone call' }]
    const made = await call('POST', '/workflow', { name: 'Calls', automations: [{ ...note, stages }], columns })
    const request = { templateId: made.body.workflow.workflow_id as string, commandId: randomUUID() }
    const { automations } = here.platform.useCases
    await here.platform.caughtUp({ [`${here.acme.companyId}.template-${request.templateId}`]: 0 })
    await expect(automations.applyWorkflow(owner(), { ...request, jobId: await job() })).rejects.toMatchObject({
      code: 'automation/nothing-fits',
      message: 'This board has none of the stages that the template is for',
    })
    const templateId = here.acme.templateId
    await expect(
      automations.applyWorkflow(owner(), { ...request, templateId, jobId: await job() }),
    ).rejects.toMatchObject({ code: 'template/not-found' })
  })
})
