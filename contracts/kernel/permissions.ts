import * as z from 'zod'
import { jobRoles, permissions, roles } from './roles.ts'

/** Browsers need the names alone: roles.ts. */
export * from './roles.ts'
export const Permission = z.enum(permissions)
export type Permission = z.infer<typeof Permission>
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>
export const JobRole = z.enum(jobRoles)
export type JobRole = z.infer<typeof JobRole>
