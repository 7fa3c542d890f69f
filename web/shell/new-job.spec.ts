import { expect, it } from 'vitest'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { noNewJobFor } from './new-job.ts'

const rita = { permissions: permissionsOf.admin, emailVerified: true, status: 'active' as const }

it('lets who may create jobs and has proved their address create one, with a subscription or without', () => {
  expect(noNewJobFor(rita)).toBeNull()
  expect(noNewJobFor({ ...rita, status: null })).toBeNull()
})

it('says what stands in the way: the address is proved before a paused subscription is of interest', () => {
  expect(noNewJobFor({ ...rita, status: 'paused' })).toBe('paused')
  expect(noNewJobFor({ ...rita, emailVerified: false })).toBe('unverified')
  expect(noNewJobFor({ ...rita, emailVerified: false, status: 'paused' })).toBe('unverified')
  expect(noNewJobFor({ ...rita, permissions: permissionsOf.review, emailVerified: false })).toBe('not-allowed')
})
